import type { RelatedWord, WordAnalysis } from '@topwords/platform/contracts';
import { FalseFriends, SoundButton, looks } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { WordRow, WordRows, wordRowLink } from '@topwords/platform/ui';
import { useAnswerTexts, useAsked } from '../asked-word/asked-context.ts';
import { addressOfAsked } from '../asked-word/asked-word.ts';
import { Prose } from '../foreign/prose.tsx';
import { Section } from './section.tsx';
import styles from './sections.module.css';

/** How the word is used, and what else is worth knowing at first sight. */
function Insights({ insights }: { insights: WordAnalysis['additional_insights'] }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(insights).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {[...new Set(text.split('\n'))].map((line) => (
              <p key={line}>
                <Prose text={line} />
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RelatedWordRow({ word }: { word: RelatedWord }) {
  const texts = useAnswerTexts();
  const { language } = useAsked();
  const { word_id: id, text, translation, relation } = word;
  return (
    <WordRow
      isCompact
      language={language}
      word={
        <Link to={addressOfAsked({ id, text, language })} lang={language} className={wordRowLink}>
          {text}
        </Link>
      }
      translation={
        <span className={styles.relation}>
          {translation !== '' && <span>{translation}</span>}
          <span>
            <Prose text={relation} />
          </span>
        </span>
      }
      actions={<SoundButton text={text} language={language} label={texts.listen(text)} />}
    />
  );
}

interface OverviewProps {
  analysis: WordAnalysis;
  /** The line about the word that the screen already shows. */
  firstLine: string;
}

/** What the word means, how it is used, and words beside it. */
export function Overview({ analysis, firstLine }: OverviewProps) {
  const texts = useAnswerTexts();
  const { definition, additional_insights: insights, related_words, teaching } = analysis;
  return (
    <div className={looks.stack8}>
      {definition !== firstLine && (
        <Section title={texts.analysis.definition}>
          <p className={styles.definition}>
            <Prose text={definition} />
          </p>
        </Section>
      )}
      {Object.keys(insights).length > 0 && <Insights insights={insights} />}
      {teaching.false_friends.length > 0 && <FalseFriends friends={teaching.false_friends} />}
      {related_words.length > 0 && (
        <Section title={texts.analysis.related}>
          <WordRows className={styles.relatedWords}>
            {related_words.map((word) => (
              <RelatedWordRow key={`${word.word_id} ${word.relation}`} word={word} />
            ))}
          </WordRows>
        </Section>
      )}
    </div>
  );
}
