const sampleRate = 8000;
const samples = 80;

/** A hundredth of a second of silence, as WAV: eight bits, one channel. */
export function silentSound(): Blob {
  const bytes = new DataView(new ArrayBuffer(44 + samples));
  const write = (place: number, text: string) => {
    for (const [index, byte] of new TextEncoder().encode(text).entries()) {
      bytes.setUint8(place + index, byte);
    }
  };
  write(0, 'RIFF');
  bytes.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, sampleRate, true);
  bytes.setUint32(28, sampleRate, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  write(36, 'data');
  bytes.setUint32(40, samples, true);
  for (let sample = 0; sample < samples; sample += 1) bytes.setUint8(44 + sample, 128);
  return new Blob([bytes.buffer], { type: 'audio/wav' });
}
