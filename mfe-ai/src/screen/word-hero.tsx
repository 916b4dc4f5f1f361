import type { ReactNode } from 'react';
import type { WordAnalysis } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { Headword } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { Chip, ForwardIcon, Skeleton, Panel } from '@topwords/platform/ui';
import { useAnswerCode } from '../asked-word/asked-context.ts';
import type { OpenedWord } from './use-asked-word.ts';
import { Prose } from '../foreign/prose.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './word-hero.module.css';

interface WordHeroProps {
  opened: OpenedWord;
  /** Undefined until the tutor has answered. */
  analysis: WordAnalysis | undefined;
  /** Whether nothing more is loading. */
  hasFailed: boolean;
}

/** What the word means in one line, from the word bank, or else the beginning of its definition. */
function FirstLine({ opened, analysis, hasFailed }: WordHeroProps) {
  const native = useAnswerCode();
  const isBankSilent = analysis?.word_id === null || opened.word !== undefined;
  const definition = (isBankSilent && analysis?.definition.split('\n', 1)[0]) || '';
  const text = opened.word?.translation_to_native || definition;
  if (text === '') return hasFailed ? null : <Skeleton className={styles.line} />;
  return (
    <p lang={native} className={styles.definition}>
      <Prose text={text} />
    </p>
  );
}

function PartOfSpeechChip({ opened, analysis }: Omit<WordHeroProps, 'hasFailed'>): ReactNode {
  const texts = useTexts();
  const native = useAnswerCode();
  if (opened.word) return <Chip>{texts.partsOfSpeech[opened.word.pos]}</Chip>;
  if (!analysis || analysis.part_of_speech === '') return null;
  return (
    <Chip>
      <span lang={native}>{analysis.part_of_speech}</span>
    </Chip>
  );
}

/** The word in large type, with its sound and a one-line meaning. */
export function WordHero({ opened, analysis, hasFailed }: WordHeroProps) {
  const texts = useTexts();
  const { navigation } = useHost();
  const { asked, word } = opened;
  const { text, language } = asked;
  const ipa = opened.ipa || analysis?.pronunciation;
  const cardId = asked.id ?? analysis?.word_id ?? null;
  const hasCard = cardId !== null && navigation.hasRoute('/card-detail');
  return (
    <Panel as="header" hasEdge isPadded className={styles.hero}>
      <Headword text={text} language={language} label={texts.listen(text)} />
      <p className={styles.ipa}>{ipa && <span aria-label={texts.screen.ipa(ipa)}>/{ipa}/</span>}</p>
      <FirstLine opened={opened} analysis={analysis} hasFailed={hasFailed} />
      <div className={styles.meta}>
        <Chip tone="accent">{texts.languageOf(language)}</Chip>
        {word?.level && <Chip>{texts.screen.level(word.level)}</Chip>}
        <PartOfSpeechChip opened={opened} analysis={analysis} />
        {hasCard && (
          <Link
            to={`/card-detail?id=${cardId}`}
            state={word && { word }}
            aria-label={texts.screen.card}
            className={styles.card}
          >
            {texts.screen.cardShort}
            <ForwardIcon />
          </Link>
        )}
      </div>
    </Panel>
  );
}
