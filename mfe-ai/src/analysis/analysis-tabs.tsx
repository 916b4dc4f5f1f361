import { Suspense, useState, type ReactNode } from 'react';
import { isLanguageCode, type WordAnalysis } from '@topwords/platform/contracts';
import { Tabs } from '@topwords/platform/ui';
import {
  Contrasts,
  FormTableView,
  GrammarNotes,
  Mistakes,
  TeachingProvider,
  looks,
  useTeachingTexts,
} from '@topwords/platform/remote';
import { useAnswerCode, useAnswerTexts } from '../asked-word/asked-context.ts';
import { ForeignWord } from '../foreign/foreign-word.tsx';
import { Prose } from '../foreign/prose.tsx';
import { useTexts } from '../texts/index.ts';
import { AnalysisSkeleton } from './analysis-skeleton.tsx';
import { Overview } from './overview.tsx';
import { PairSection, ProseSection, Section } from './section.tsx';

const tabNames = ['overview', 'examples', 'grammar', 'usage'] as const;
type TabName = (typeof tabNames)[number];

interface TabProps {
  analysis: WordAnalysis;
}

/** The word and all forms in its tables. */
function formsOf({ word, tables }: WordAnalysis): string[] {
  const cells = tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
  const forms = cells.flatMap((cell) => cell.replaceAll('\u0301', '').split(/,\s*/));
  return [...new Set([word, ...forms])];
}

function Examples({ analysis }: TabProps) {
  const texts = useAnswerTexts();
  const { examples } = analysis;
  if (examples.length === 0) return <p className={looks.muted}>{texts.analysis.noExamples}</p>;
  return <PairSection title={texts.analysis.examples} texts={examples} forms={formsOf(analysis)} />;
}

function Grammar({ analysis }: TabProps) {
  const texts = useAnswerTexts();
  const native = useAnswerCode();
  const { grammar_tips, tables, teaching } = analysis;
  const isEmpty = [grammar_tips, tables, teaching.grammar].every(({ length }) => length === 0);
  if (isEmpty) return <p className={looks.muted}>{texts.analysis.noGrammar}</p>;
  return (
    <div className={looks.stack8}>
      <ProseSection title={texts.analysis.tips} texts={grammar_tips} />
      {tables.length > 0 && (
        <Section title={texts.analysis.forms}>
          {tables.some(({ irregular }) => irregular.length > 0) && (
            <p className={looks.note}>{texts.analysis.irregularLegend}</p>
          )}
          <div className={looks.stack6}>
            {[...tables.entries()].map(([place, table]) => (
              <FormTableView
                key={place}
                table={table}
                native={native}
                texts={texts.analysis}
                renderForm={(form) => <ForeignWord text={form} />}
                renderLabel={(label) => <Prose text={label} />}
              />
            ))}
          </div>
        </Section>
      )}
      {teaching.grammar.length > 0 && <GrammarNotes notes={teaching.grammar} />}
    </div>
  );
}

function Usage({ analysis }: TabProps) {
  const texts = useAnswerTexts();
  const { usage_contexts, common_phrases, teaching } = analysis;
  const { contrasts, mistakes } = teaching;
  const isEmpty = [usage_contexts, common_phrases, contrasts, mistakes].every(
    ({ length }) => length === 0,
  );
  if (isEmpty) return <p className={looks.muted}>{texts.analysis.noUsage}</p>;
  return (
    <div className={looks.stack8}>
      <ProseSection title={texts.analysis.contexts} texts={usage_contexts} />
      <PairSection
        title={texts.analysis.phrases}
        texts={common_phrases}
        forms={formsOf(analysis)}
      />
      {contrasts.length > 0 && <Contrasts cards={contrasts} />}
      {mistakes.length > 0 && <Mistakes mistakes={mistakes} />}
    </div>
  );
}

/**
 * Everything within a tab is in the language of the answer, headings and labels included. A
 * language that only a model knows has no teaching.
 */
function Answer({ analysis, children }: TabProps & { children: ReactNode }) {
  const native = useAnswerCode();
  const texts = useTeachingTexts(native);
  const { target_language: language } = analysis;
  const content = <div lang={native}>{children}</div>;
  if (!isLanguageCode(language)) return content;
  return (
    <TeachingProvider value={{ language, native, texts, Section }}>{content}</TeachingProvider>
  );
}

interface AnalysisTabsProps {
  analysis: WordAnalysis | undefined;
  /** The line about the word that the screen already shows. */
  firstLine: string;
}

/** What the tutor says about the word, in four tabs; the first is shown first. */
export function AnalysisTabs({ analysis, firstLine }: AnalysisTabsProps) {
  const { tabs } = useTexts();
  const [tab, setTab] = useState<TabName>('overview');
  return (
    <div className={looks.stack8}>
      <Tabs
        label={tabs.label}
        tabs={tabNames.map((value) => ({ value, label: tabs[value] }))}
        value={tab}
        onChange={setTab}
      >
        <Suspense fallback={<AnalysisSkeleton />}>
          {analysis ? (
            <Answer analysis={analysis}>
              {tab === 'overview' && <Overview analysis={analysis} firstLine={firstLine} />}
              {tab === 'examples' && <Examples analysis={analysis} />}
              {tab === 'grammar' && <Grammar analysis={analysis} />}
              {tab === 'usage' && <Usage analysis={analysis} />}
            </Answer>
          ) : (
            <AnalysisSkeleton />
          )}
        </Suspense>
      </Tabs>
    </div>
  );
}
