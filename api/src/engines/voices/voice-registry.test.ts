import { allSound } from '@topwords/languages/sound';
import { readVoiceRegistry } from './voice-registry.ts';

test('every voice speaks a variety that is taught, and has the card of its name', () => {
  const { voices } = readVoiceRegistry();
  expect(new Set(voices.map(({ name }) => name)).size).toBe(voices.length);
  for (const { name, language, variety, card, licence, files } of voices) {
    expect(allSound[language].varieties).toContain(variety);
    const [, speaker, quality] = name.split('-');
    expect(card).toContain(`# Model card for ${speaker} (${quality})`);
    expect(card).toContain('* License: ');
    expect(licence).not.toBe('');
    expect(files.model.path.endsWith(`/${name}.onnx`)).toBe(true);
    expect(files.config.path.endsWith(`/${name}.onnx.json`)).toBe(true);
  }
});

test('a voice that was made from one under a research licence says so', () => {
  for (const { card, notes } of readVoiceRegistry().voices) {
    if (!card.includes('lessac') && !card.includes('davefx voice')) continue;
    expect(notes.join(' ')).toMatch(/research/);
  }
});
