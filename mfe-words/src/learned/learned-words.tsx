import type { LanguageCode } from '@topwords/platform/contracts';
import { LinkButton } from '@topwords/platform/remote';
import { EmptyState } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { useWordList } from '../word-list/use-word-list.ts';
import { WordList } from '../word-list/word-list.tsx';

/** The learned words of one language. */
export function LearnedWords({ code }: { code: LanguageCode }) {
  const texts = useTexts();
  const list = useWordList(code, 'learned');
  return (
    <WordList
      list={list}
      label={texts.languages[code]}
      empty={
        <EmptyState
          drawing="path"
          title={texts.learned.emptyTitle}
          text={texts.learned.emptyText}
          action={<LinkButton to={`/words?lang=${code}`}>{texts.learned.start}</LinkButton>}
        />
      }
    />
  );
}
