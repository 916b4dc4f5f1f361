import type { RelatedWord, WordAnalysis } from '@topwords/platform/contracts';
import { SoundButton, looks } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { WordRow, WordRows, wordRowLink } from '@topwords/platform/ui';
import { useAnswerCode, useAsked } from '../asked-word/asked-context.ts';
import { addressOfAsked } from '../asked-word/asked-word.ts';
import { Prose } from '../foreign/prose.tsx';
import { useTexts } from '../texts/index.ts';
import { Section } from './section.tsx';
import styles from './sections.module.css';

function Facts({ analysis }: { analysis: WordAnalysis }) {
  const texts = useTexts();
  const native = useAnswerCode();
  const { pronunciation, part_of_speech, additional_insights } = analysis;
  return (
    <dl className={styles.facts}>
      {pronunciation !== '' && (
        <div>
          <dt>{texts.analysis.pronunciation}</dt>
          <dd>/{pronunciation}/</dd>
        </div>
      )}
      {part_of_speech !== '' && (
        <div>
          <dt>{texts.analysis.partOfSpeech}</dt>
          <dd lang={native}>
            <Prose text={part_of_speech} />
          </dd>
        </div>
      )}
      {Object.entries(additional_insights).map(([name, text]) => (
        <div key={name} lang={native}>
          <dt>{name}</dt>
          <dd>
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RelatedWordRow({ word }: { word: RelatedWord }) {
  const texts = useTexts();
  const { language } = useAsked();
  const native = useAnswerCode();
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
        <span lang={native} className={styles.relation}>
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

/** What the word means, and what else is worth knowing at first sight. */
export function Overview({ analysis }: { analysis: WordAnalysis }) {
  const texts = useTexts();
  const native = useAnswerCode();
  const { definition, related_words } = analysis;
  return (
    <div className={looks.stack8}>
      <Section title={texts.analysis.definition}>
        <p lang={native} className={styles.definition}>
          <Prose text={definition} />
        </p>
      </Section>
      <Section title={texts.analysis.facts}>
        <Facts analysis={analysis} />
      </Section>
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
