import { useEffect, useState } from 'react';
import type { FirstWords } from '@topwords/platform/contracts';
import type { Guest } from '../../guest/create-guest.ts';
import type { Player } from '../sound/create-player.ts';
import { LadderEnd } from './ladder-end.tsx';
import { countMet, listSteps } from './list-steps.ts';
import { MeetWord } from './meet-word.tsx';
import { SeeWord } from './see-word.tsx';
import { WholeSentence } from './whole-sentence.tsx';
import { wordsOfRound } from './words-of-round.ts';

interface LadderProps {
  words: FirstWords;
  guest: Guest;
  player: Player;
}

/** Leads a guest through the steps of a direction, from where the guest was. */
export function Ladder({ words, guest, player }: LadderProps) {
  const [place, setPlace] = useState(() => guest.placeIn(words));
  const { round } = place;
  const ofRound = wordsOfRound(words, round);
  const steps = listSteps(ofRound.length, round === 0);
  const index = Math.min(place.step, steps.length - 1);
  const step = steps[index] ?? { kind: 'end' };
  const word = 'index' in step ? ofRound[step.index] : undefined;
  const next = { round, step: index + 1 };

  useEffect(() => {
    const coming = steps[index + 1];
    if (coming?.kind === 'sentence') player.prepare([words.sentence.recording]);
    if (coming?.kind === 'see') {
      const { recording, sentence } = ofRound[coming.index] ?? {};
      player.prepare([recording, sentence?.recording]);
    }
    // Each step prepares the next one.
    // oxlint-disable-next-line react/exhaustive-deps -- the steps follow from the place
  }, [round, index]);

  function moveTo(to: typeof place): void {
    guest.moveTo(words, to);
    setPlace(to);
  }

  if (step.kind === 'sentence') {
    return <WholeSentence words={words} player={player} onGoOn={() => moveTo(next)} />;
  }
  if (word === undefined) {
    const hasMore = wordsOfRound(words, round + 1).length > 0 && !guest.isOver();
    const learned = Array.from({ length: round + 1 }, (_, one) => wordsOfRound(words, one)).flat();
    return (
      <LadderEnd
        key={round}
        words={words}
        learned={learned}
        onMore={hasMore ? () => moveTo({ round: round + 1, step: 0 }) : null}
      />
    );
  }
  const shown = {
    words,
    word,
    progress: { met: countMet(steps, index), count: ofRound.length },
    player,
    onGoOn: () => moveTo(next),
  };
  if (step.kind === 'see') return <SeeWord key={word.id} {...shown} />;
  return (
    <MeetWord
      key={`${word.id} again`}
      {...shown}
      // After an answer, a reload continues with the next step.
      onAnswer={(rating) => guest.answer(words, { word, rating }, next)}
    />
  );
}
