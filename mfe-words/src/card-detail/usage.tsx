import type { ReactNode } from 'react';
import type { LanguageCode, WordDetail } from '@topwords/platform/contracts';
import { looks, MarkedText } from '@topwords/platform/remote';
import { useNativeCode } from '../languages/use-native-code.ts';
import { useTexts } from '../texts/index.ts';
import styles from './usage.module.css';
import { WordReferenceLink, WordReferences } from './word-references.tsx';

interface RowProps {
  label: string;
  /** Without them the row is not shown. */
  items: readonly unknown[];
  children: ReactNode;
}

function Row({ label, items, children }: RowProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface GlossedProps {
  /** A pattern, a collocation or a link to a word. */
  term: ReactNode;
  gloss: string;
  language: LanguageCode;
  /** An example, below. */
  children?: ReactNode;
}

function Glossed({ term, gloss, language, children }: GlossedProps) {
  const native = useNativeCode();
  return (
    <div>
      <span className={styles.term}>{term}</span>{' '}
      <span lang={native} className={styles.gloss}>
        <MarkedText text={gloss} language={language} />
      </span>
      {children}
    </div>
  );
}

function Patterns({ detail: { usage, language_code: language } }: { detail: WordDetail }) {
  const { usage: texts } = useTexts();
  return (
    <Row label={texts.patterns} items={usage.patterns}>
      {usage.patterns.map(({ pattern, gloss, example }) => (
        <Glossed
          key={pattern}
          term={<MarkedText text={pattern} language={language} />}
          gloss={gloss}
          language={language}
        >
          <div lang={language} className={styles.example}>
            {example}
          </div>
        </Glossed>
      ))}
    </Row>
  );
}

function Collocations({ detail: { usage, language_code: language } }: { detail: WordDetail }) {
  const { usage: texts } = useTexts();
  return (
    <Row label={texts.collocations} items={usage.collocations}>
      {usage.collocations.map(({ text, gloss }) => (
        <Glossed
          key={text}
          term={<span lang={language}>{text}</span>}
          gloss={gloss}
          language={language}
        />
      ))}
    </Row>
  );
}

function Synonyms({ detail: { usage, language_code: language } }: { detail: WordDetail }) {
  const { usage: texts } = useTexts();
  return (
    <Row label={texts.toldApart} items={usage.synonyms}>
      {usage.synonyms.map((synonym) => (
        <Glossed
          key={synonym.text}
          term={<WordReferenceLink word={synonym} language={language} />}
          gloss={synonym.difference}
          language={language}
        />
      ))}
    </Row>
  );
}

function Motion({ detail: { usage, language_code: language } }: { detail: WordDetail }) {
  const { usage: texts } = useTexts();
  const { motion } = usage;
  if (!motion) return null;
  return (
    <Row label={texts.motion} items={[motion]}>
      <span>
        {texts.oneWay} <WordReferenceLink word={motion.one_way} language={language} />
      </span>
      <span>
        {texts.manyWays} <WordReferenceLink word={motion.many_ways} language={language} />
      </span>
    </Row>
  );
}

/** How the word is used, as authors wrote it; nothing if they wrote nothing. */
export function Usage({ detail }: { detail: WordDetail }) {
  const { usage: texts } = useTexts();
  const native = useNativeCode();
  const { usage, language_code: language } = detail;
  const { partners, motion, patterns, collocations, opposites, synonyms, family, note } = usage;
  const lists = [partners, patterns, collocations, opposites, synonyms, family];
  if (lists.every((list) => list.length === 0) && motion === null && note === null) return null;
  return (
    <section className={looks.stack4}>
      <h2 className={styles.title}>{texts.title}</h2>
      {note !== null && (
        <p lang={native}>
          <MarkedText text={note} language={language} />
        </p>
      )}
      <dl className={styles.rows}>
        <Row label={texts.partner} items={partners}>
          <WordReferences words={partners} language={language} />
        </Row>
        <Motion detail={detail} />
        <Patterns detail={detail} />
        <Collocations detail={detail} />
        <Row label={texts.opposites} items={opposites}>
          <WordReferences words={opposites} language={language} />
        </Row>
        <Synonyms detail={detail} />
        <Row label={texts.family} items={family}>
          <WordReferences words={family} language={language} />
        </Row>
      </dl>
    </section>
  );
}
