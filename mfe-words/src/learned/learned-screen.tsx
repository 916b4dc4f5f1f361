import { useQuery } from '@tanstack/react-query';
import { getStatistics, type LanguageCode } from '@topwords/platform/contracts';
import { EmptyState, Skeleton, WordsIcon } from '@topwords/platform/ui';
import { LanguageStrip } from '../languages/language-strip.tsx';
import { useChosenLanguage } from '../languages/use-chosen-language.ts';
import { callQuery, LinkButton, looks, Screen } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import styles from './learned-screen.module.css';
import { PracticeLink } from '../practice/forecast/practice-link.tsx';
import { useWordList } from '../word-list/use-word-list.ts';
import { WordList } from '../word-list/word-list.tsx';

function QuickActions({ code }: { code: LanguageCode }) {
  const { learned } = useTexts();
  return (
    <section className={styles.actions}>
      <h2 className={looks.note}>{learned.quickActions}</h2>
      <div className={looks.row}>
        <PracticeLink code={code} variant="secondary" isCompact />
        <LinkButton variant="secondary" to={`/words?lang=${code}`}>
          <WordsIcon />
          {learned.allWords}
        </LinkButton>
      </div>
    </section>
  );
}

function LearnedWords({ code }: { code: LanguageCode }) {
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

/** What the learner has learned, by language. */
export function LearnedScreen() {
  const texts = useTexts();
  const statistics = useQuery(callQuery(getStatistics));
  const { codes, chosen, choose } = useChosenLanguage();
  const rows = statistics.data?.filter(({ language_code }) => codes.includes(language_code));
  const count = rows?.reduce((sum, { learned_words }) => sum + learned_words, 0);
  return (
    <Screen isPictured>
      <header className={styles.header}>
        <h1 className={looks.pageTitle}>{texts.learned.title}</h1>
        <p className={styles.count}>
          {count === undefined ? (
            statistics.isPending && <Skeleton className={styles.countSkeleton} />
          ) : (
            <span className="numbers">{texts.learned.count(count)}</span>
          )}
        </p>
      </header>
      {codes.length > 0 && (
        <section aria-label={texts.learned.progress}>
          <LanguageStrip codes={codes} chosen={chosen} onChoose={choose} />
        </section>
      )}
      {chosen && <QuickActions code={chosen} />}
      {chosen && <LearnedWords key={chosen} code={chosen} />}
      {!chosen && (
        <EmptyState
          drawing="path"
          title={texts.learned.selectTitle}
          text={codes.length > 0 ? texts.learned.selectText : texts.learned.noLanguageText}
          action={codes.length === 0 && <LinkButton to="/">{texts.words.toDashboard}</LinkButton>}
        />
      )}
    </Screen>
  );
}
