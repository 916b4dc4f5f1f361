import { useQuery } from '@tanstack/react-query';
import {
  listWords,
  type LanguageCode,
  type LanguageName,
  type PartOfSpeech,
} from '@topwords/platform/contracts';
import { callQuery, LinkButton, looks } from '@topwords/platform/remote';
import { WordRowSkeletons } from '@topwords/platform/ui';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import styles from './start-screen.module.css';
import { linkedWord, WordLinks } from './word-links.tsx';

interface SuggestionProps {
  native: LanguageName;
  /** The learner's current language; undefined if there is none. */
  target: LanguageCode | undefined;
}

/** Parts of speech about which there is more to say than a list of uses. */
const worthwhile = new Set<PartOfSpeech>(['noun', 'verb', 'adjective']);

/** The most common word that the learner neither knows nor has asked about; nothing if there is none. */
function SuggestedWord({ native, target }: { native: LanguageName; target: LanguageCode }) {
  const texts = useTexts();
  const { host, recentWords } = useServices();
  const { data, isError } = useQuery(
    callQuery(listWords, { params: { langCode: target }, query: {} }),
  );
  if (isError) return null;
  const recent = recentWords.of(host.session.state.value.sub);
  const asked = new Set(recent.map(({ id }) => id));
  const fresh = data?.filter(({ id, is_learned }) => !is_learned && !asked.has(id));
  const word = fresh?.find(({ pos }) => worthwhile.has(pos)) ?? fresh?.[0];
  if (data && !word) return null;
  return (
    <section aria-busy={!data} className={looks.stack2}>
      <h2 className={styles.heading}>{texts.start.suggestionOf(texts.languageOf(target))}</h2>
      {word ? (
        <WordLinks words={[linkedWord(word, native)]} />
      ) : (
        <WordRowSkeletons isCompact count={1} label={texts.loading} />
      )}
    </section>
  );
}

/** Suggests one word to start with, in a language that the learner learns. */
export function Suggestion({ native, target }: SuggestionProps) {
  const { start, states } = useTexts();
  if (target) return <SuggestedWord native={native} target={target} />;
  return (
    <section className={looks.stack2}>
      <p className={styles.text}>{start.noTargets}</p>
      <div>
        <LinkButton variant="secondary" to="/">
          {states.toDashboard}
        </LinkButton>
      </div>
    </section>
  );
}
