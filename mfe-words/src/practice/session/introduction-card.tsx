import { useEffect, useRef } from 'react';
import type { PracticeCard } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { Button, Panel } from '@topwords/platform/ui';
import { firstClick } from '../choice/first-click.ts';
import { foreignText } from '../exercises/foreign-text.ts';
import { ShownExample } from '../exercises/shown-example.tsx';
import { ShownWord } from '../exercises/shown-word.tsx';
import { WhatItTakes } from '../exercises/what-it-takes.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './introduction-card.module.css';
import cardStyles from './session-card.module.css';
import footerStyles from './session-footer.module.css';
import { useAutoSound } from './use-auto-sound.ts';

interface IntroductionCardProps {
  card: PracticeCard;
  onNext: () => void;
  onKnow: () => void;
}

/** A new word before it is asked: the word, its sound, what it means, and a sentence that shows it. */
export function IntroductionCard({ card, onNext, onKnow }: IntroductionCardProps) {
  const { practice } = useTexts();
  useAutoSound(card, 'introduced');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Panel as="article" hasEdge isPadded data-language={card.language_code}>
        <h1 ref={heading} tabIndex={-1} className={looks.note}>
          {practice.newWord}
        </h1>
        <div className={looks.stack2}>
          <ShownWord card={card} />
          <p {...foreignText(card.native_code)} className={styles.gloss}>
            {card.translation}
          </p>
          {card.introduction && <WhatItTakes card={card} introduction={card.introduction} />}
          <ShownExample card={card} />
        </div>
      </Panel>
      <div className={cardStyles.foot}>
        <div className={footerStyles.ratings}>
          <Button className={footerStyles.rating} onClick={firstClick(onNext)}>
            {practice.gotIt}
          </Button>
        </div>
        <Button variant="quiet" onClick={firstClick(onKnow)}>
          {practice.know}
        </Button>
      </div>
    </>
  );
}
