import { bestDeviceVoice } from './best-device-voice.ts';

function voice(
  name: string,
  lang: string,
  { localService = true, ...rest }: Partial<SpeechSynthesisVoice> = {},
): SpeechSynthesisVoice {
  return { name, lang, voiceURI: name, localService, default: false, ...rest };
}

function best(voices: SpeechSynthesisVoice[], variety?: string): string | undefined {
  return bestDeviceVoice(voices, variety)?.name;
}

test('the variety of the learner comes first, then a voice that works offline', () => {
  const voices = [
    voice('Google UK', 'en-GB', { localService: false }),
    voice('Samantha', 'en_US'),
    voice('Daniel', 'en-GB'),
  ];
  expect(best(voices, 'en-GB')).toBe('Daniel');
  expect(best(voices.slice(0, 2), 'en-GB')).toBe('Google UK');
  expect(best(voices, 'en-US')).toBe('Samantha');
});

test('for Latin America any voice of it is nearer than one of Spain', () => {
  const spain = voice('Mónica', 'es-ES');
  const argentina = voice('Isabela', 'es-AR', { localService: false });
  expect(best([spain, argentina], 'es-MX')).toBe('Isabela');
  expect(best([spain], 'es-MX')).toBe('Mónica');
});

test('of equal voices the default one of the device speaks', () => {
  expect(best([voice('One', 'ru-RU'), voice('Other', 'ru-RU', { default: true })])).toBe('Other');
});

test('eSpeak and novelty voices are never chosen', () => {
  expect(best([voice('Bad News', 'en-US'), voice('Flo (English (US))', 'en-US')])).toBeUndefined();
  expect(best([voice('Russian', 'ru', { voiceURI: 'ru+espeak-ng' })])).toBeUndefined();
  expect(best([voice('Florence', 'en-US')])).toBe('Florence');
});
