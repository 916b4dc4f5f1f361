import type { Word } from '@topwords/platform/contracts';
import type { Answers } from './fake-api.ts';
import { buildAnalysis, streamReply } from '../factories/tutor-factories.ts';
import { buildVoices } from '../factories/translation-factories.ts';

const silence = { numberOfChannels: 1, length: 2400, sampleRate: 8000 } as const;

/** Silence as a WAV with 16-bit samples, long enough to play and end. */
function silentAudio(): Blob {
  const { length, sampleRate } = silence;
  const view = new DataView(new ArrayBuffer(44 + length * 2));
  const write = (at: number, text: string) =>
    new TextEncoder().encode(text).forEach((byte, index) => view.setUint8(at + index, byte));
  write(0, 'RIFF');
  view.setUint32(4, 36 + length * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, silence.numberOfChannels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, length * 2, true);
  return new Blob([view], { type: 'audio/wav' });
}

function replyTo(message: string): string {
  return `The fake tutor was asked: *${message}*`;
}

/** Answers to the tutor's calls for any word and message, with a silent voice. */
export function tutorAnswers(bank: readonly Word[]): Answers {
  return {
    analyseWord: ({ body }) => {
      const text = body.text.trim();
      const known = bank.find((word) => word.id === body.word_id || word.text === text);
      return buildAnalysis({
        word: text,
        word_id: known?.id ?? null,
        target_language: body.language,
        native_language: body.native,
        definition: known ? `${known.translation_to_native}.` : `What *${text}* means.`,
        part_of_speech: known?.pos ?? 'noun',
      });
    },
    chatAboutWord: ({ body }) => ({ reply: replyTo(body.message), engine: 'fake' }),
    streamChat: ({ body }) => streamReply(replyTo(body.message).split(/(?<= )/), 'fake'),
    reportAnswer: ({ body }) => ({ id: body.id }),
    speak: silentAudio,
    getVoices: buildVoices(),
  };
}
