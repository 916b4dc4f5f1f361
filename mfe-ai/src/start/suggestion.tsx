import { useQuery } from '@tanstack/react-query';
import type { LanguageCode, LanguageName, PartOfSpeech } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { WordRowSkeletons, buttonClasses } from '@topwords/platform/ui';
import { commonWordsQuery } from '../server-state/queries.ts';
import { useServices } from '../services.ts';
import { useTexts } from '../texts/index.ts';
import { linkedWord } from './linked-word.ts';
import styles from './start-screen.module.css';
import { WordLinks } from './word-links.tsx';

interface SuggestionProps {
  native: LanguageName;
  /** The language that the learner is at; undefined while there is none. */
  target: LanguageCode | undefined;
}

/** Parts of speech with more to tell than a list of uses. */
const worthwhile = new Set<PartOfSpeech>(['noun', 'verb', 'adjective']);

/** The most common word that the learner neither knows nor has asked about; nothing without one. */
function SuggestedWord({ native, target }: { native: LanguageName; target: LanguageCode }) {
  const texts = useTexts();
  const services = useServices();
  const { host, recentWords } = services;
  const { data, isError } = useQuery(commonWordsQuery(services, target, native));
  if (isError) return null;
  const recent = recentWords.of(host.session.state.value.sub);
  const asked = new Set(recent.map(({ id }) => id));
  const fresh = data?.filter(({ id, is_learned }) => !is_learned && !asked.has(id));
  const word = fresh?.find(({ pos }) => worthwhile.has(pos)) ?? fresh?.[0];
  if (data && !word) return null;
  return (
    <section aria-busy={!data} className={styles.section}>
      <h2 className={styles.heading}>{texts.start.suggestionOf(texts.languageOf(target))}</h2>
      {word ? (
        <WordLinks words={[linkedWord(word, native)]} />
      ) : (
        <WordRowSkeletons isCompact count={1} label={texts.loading} />
      )}
    </section>
  );
}

/** One word to begin with, of a language that the learner learns. */
export function Suggestion({ native, target }: SuggestionProps) {
  const { start, states } = useTexts();
  if (target) return <SuggestedWord native={native} target={target} />;
  return (
    <section className={styles.section}>
      <p className={styles.text}>{start.noTargets}</p>
      <div>
        <Link to="/" className={buttonClasses('secondary')}>
          {states.toDashboard}
        </Link>
      </div>
    </section>
  );
}
