import { useState } from 'react';
import type { WordAnalysis } from '@topwords/platform/contracts';
import { Tabs } from '@topwords/platform/ui';
import { FormTableView, looks } from '@topwords/platform/remote';
import { useAnswerCode } from '../asked-word/asked-context.ts';
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
  const texts = useTexts();
  const { examples } = analysis;
  if (examples.length === 0) return <p className={looks.muted}>{texts.analysis.noExamples}</p>;
  return <PairSection title={texts.analysis.examples} texts={examples} forms={formsOf(analysis)} />;
}

function Grammar({ analysis }: TabProps) {
  const texts = useTexts();
  const native = useAnswerCode();
  const { grammar_tips, tables } = analysis;
  const isEmpty = grammar_tips.length === 0 && tables.length === 0;
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
    </div>
  );
}

function Usage({ analysis }: TabProps) {
  const texts = useTexts();
  const { usage_contexts, common_phrases } = analysis;
  const isEmpty = usage_contexts.length === 0 && common_phrases.length === 0;
  if (isEmpty) return <p className={looks.muted}>{texts.analysis.noUsage}</p>;
  return (
    <div className={looks.stack8}>
      <ProseSection title={texts.analysis.contexts} texts={usage_contexts} />
      <PairSection
        title={texts.analysis.phrases}
        texts={common_phrases}
        forms={formsOf(analysis)}
      />
    </div>
  );
}

const contents = { overview: Overview, examples: Examples, grammar: Grammar, usage: Usage };

/** What the tutor says about the word, in four tabs; the first is shown first. */
export function AnalysisTabs({ analysis }: { analysis: WordAnalysis | undefined }) {
  const { tabs } = useTexts();
  const [tab, setTab] = useState<TabName>('overview');
  const Content = contents[tab];
  return (
    <div className={looks.stack8}>
      <Tabs
        label={tabs.label}
        tabs={tabNames.map((value) => ({ value, label: tabs[value] }))}
        value={tab}
        onChange={setTab}
      >
        {analysis ? <Content analysis={analysis} /> : <AnalysisSkeleton />}
      </Tabs>
    </div>
  );
}
