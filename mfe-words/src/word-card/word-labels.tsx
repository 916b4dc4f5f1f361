import type { Word } from '@topwords/platform/contracts';
import { UseLabels } from '@topwords/platform/remote';
import { Chip } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';

interface WordLabelsProps {
  word: Word;
  /** Shown for a word that has no level. */
  defaultLevel: string;
}

/** Level, register and part of speech of a word, for its card and its page. */
export function WordLabels({ word, defaultLevel }: WordLabelsProps) {
  const texts = useTexts();
  return (
    <>
      <Chip>{texts.card.level(word.level ?? defaultLevel)}</Chip>
      <UseLabels register={word.register} regions={word.regions} />
      <span>{texts.partsOfSpeech[word.pos]}</span>
    </>
  );
}
