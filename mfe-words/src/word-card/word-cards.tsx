import type { Word } from '@topwords/platform/contracts';
import { WordRows } from '@topwords/platform/ui';
import { useKeptFocus } from './use-kept-focus.ts';
import { WordCard } from './word-card.tsx';

interface WordCardsProps {
  words: Word[];
  label: string;
}

/** A column of word cards. */
export function WordCards({ words, label }: WordCardsProps) {
  const keptFocus = useKeptFocus();
  return (
    <WordRows aria-label={label} {...keptFocus}>
      {words.map((word) => (
        <WordCard key={word.id} word={word} />
      ))}
    </WordRows>
  );
}
