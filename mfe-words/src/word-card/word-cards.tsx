import { wordPageSize, type Word } from '@topwords/platform/contracts';
import { useObservable } from '@topwords/platform/rx';
import { WordRows } from '@topwords/platform/ui';
import { useListWindow } from '../list-window/use-list-window.ts';
import { useServices } from '../services/services.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useReturningFocus } from './use-returning-focus.ts';
import { WordCard } from './word-card.tsx';

interface WordCardsProps {
  words: readonly Word[];
  label: string;
}

/** A column of word cards. In a long one, few are on the page: those near the screen. */
export function WordCards({ words, label }: WordCardsProps) {
  const shown = useObservable(useServices().shownRows);
  const keptFocus = useKeptFocus();
  const listWindow = useListWindow(words.length > wordPageSize);
  const parts = listWindow?.splitList(words, shown) ?? [{ gap: '', start: 0, words }];
  useReturningFocus(keptFocus.ref);
  return (
    <WordRows aria-label={label} {...keptFocus}>
      {parts.flatMap(({ gap, start, words: own }) =>
        listWindow && gap
          ? [<listWindow.RowGap key={gap} words={own} start={start} />]
          : own.map((word) => <WordCard key={word.id} word={word} />),
      )}
      {listWindow && <listWindow.FollowList list={keptFocus.ref} parts={parts} />}
    </WordRows>
  );
}
