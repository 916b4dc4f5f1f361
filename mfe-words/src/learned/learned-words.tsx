import type { LanguageCode } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { EmptyState, buttonClasses } from '@topwords/platform/ui';
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
          action={
            <Link to={`/words?lang=${code}`} className={buttonClasses()}>
              {texts.learned.start}
            </Link>
          }
        />
      }
    />
  );
}
