import type { ReactNode } from 'react';
import type { WordAnalysis } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { Headword } from '@topwords/platform/remote';
import { Link } from '@topwords/platform/router';
import { Chip, ForwardIcon, Skeleton, Panel } from '@topwords/platform/ui';
import { useAnswerCode, useAnswerTexts } from '../asked-word/asked-context.ts';
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

/** What the word means in one line, from the word bank, or else its definition if that is a line. */
function FirstLine({ opened, analysis, hasFailed }: WordHeroProps) {
  const native = useAnswerCode();
  const isBankSilent = analysis?.word_id === null || opened.word !== undefined;
  const definition = (isBankSilent && analysis?.definition) || '';
  const text = opened.word?.translation_to_native || definition;
  if (text === '') return hasFailed ? null : <Skeleton className={styles.line} />;
  // A line for each word of a text: its first would stand for the whole.
  if (text.includes('\n')) return null;
  return (
    <p lang={native} className={styles.definition}>
      <Prose text={text} />
    </p>
  );
}

function PartOfSpeechChip({ opened, analysis }: Omit<WordHeroProps, 'hasFailed'>): ReactNode {
  const texts = useAnswerTexts();
  const ofBank = opened.word && texts.partsOfSpeech[opened.word.pos];
  const text = analysis?.part_of_speech || ofBank;
  return text && <Chip>{text}</Chip>;
}

/** The word in large type, with its sound and a one-line meaning. */
export function WordHero({ opened, analysis, hasFailed }: WordHeroProps) {
  const texts = useTexts();
  const answerTexts = useAnswerTexts();
  const native = useAnswerCode();
  const { navigation } = useHost();
  const { asked, word } = opened;
  const { text, language } = asked;
  const ipa = opened.ipa || analysis?.pronunciation;
  const cardId = asked.id ?? analysis?.word_id ?? null;
  const hasCard = cardId !== null && navigation.hasRoute('/card-detail');
  return (
    <Panel as="header" hasEdge isPadded className={styles.hero}>
      <Headword
        text={text}
        shown={word?.stress}
        language={language}
        recording={word?.recording}
        homograph={word?.homograph}
        label={texts.listen(text)}
      />
      <p className={styles.ipa}>{ipa && <span aria-label={texts.screen.ipa(ipa)}>/{ipa}/</span>}</p>
      <FirstLine opened={opened} analysis={analysis} hasFailed={hasFailed} />
      <div className={styles.meta}>
        <span lang={native} className={styles.chips}>
          <Chip tone="accent">{answerTexts.languageOf(language)}</Chip>
          {word?.level && <Chip>{answerTexts.screen.level(word.level)}</Chip>}
          <PartOfSpeechChip opened={opened} analysis={analysis} />
        </span>
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
