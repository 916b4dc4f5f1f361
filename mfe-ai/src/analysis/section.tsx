import { looks } from '@topwords/platform/remote';
import { classNames } from '@topwords/platform/ui';
import type { ReactNode } from 'react';
import { PairRow } from '../foreign/pair-row.tsx';
import { Prose } from '../foreign/prose.tsx';
import styles from './sections.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a tab under its heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className={looks.stack2}>
      <h2 className={classNames(looks.note, styles.title)}>{title}</h2>
      {children}
    </section>
  );
}

interface TextsProps {
  title: string;
  texts: readonly string[];
}

/** The tutor's texts as a list; nothing if there are none. */
export function ProseSection({ title, texts }: TextsProps) {
  if (texts.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.prose}>
        {[...new Set(texts)].map((text) => (
          <li key={text}>
            <Prose text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PairSectionProps extends TextsProps {
  /** The word's forms, to highlight in the texts. */
  forms: readonly string[];
}

/** Sentences or phrases with their translations; nothing if there are none. */
export function PairSection({ title, texts, forms }: PairSectionProps) {
  if (texts.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {[...new Set(texts)].map((pair) => (
          <PairRow key={pair} pair={pair} forms={forms} />
        ))}
      </ul>
    </Section>
  );
}
