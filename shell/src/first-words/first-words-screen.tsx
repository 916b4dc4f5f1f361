import { useEffect, useState } from 'react';
import { isLanguageCode, type FirstWords } from '@topwords/platform/contracts';
import { useSearchParams } from '@topwords/platform/router';
import { useObservable } from '@topwords/platform/rx';
import { useDocumentTitle } from '../browser/use-document-title.ts';
import { createGuest, type Direction, type Guest } from '../guest/create-guest.ts';
import { firstWordsTexts } from '../language/first-words-texts.ts';
import { pageLanguage, texts } from '../language/texts.ts';
import { useShell } from '../services/shell-context.ts';
import { ChooseDirection } from './choose/choose-direction.tsx';
import { GuestDayOver } from './guest-day-over.tsx';
import { Ladder } from './ladder/ladder.tsx';
import { loadFirstWords } from './loading/load-first-words.ts';
import { createPlayer, type Player } from './sound/create-player.ts';
import { WordsFailure } from './loading/words-failure.tsx';
import { WordsLoading } from './loading/words-loading.tsx';

/** The direction in the address; null while none is chosen. */
function readDirection(query: URLSearchParams): Direction | null {
  const [native, target] = [query.get('native'), query.get('target')];
  if (!isLanguageCode(native) || !isLanguageCode(target) || native === target) return null;
  return { native, target };
}

interface LoadedLadderProps {
  direction: Direction;
  guest: Guest;
  player: Player;
  onRetry: () => void;
}

/** The ladder of a direction, once it is loaded. */
function LoadedLadder({ direction, guest, player, onRetry }: LoadedLadderProps) {
  const { api } = useShell();
  const { native, target } = direction;
  const [words, setWords] = useState<FirstWords | 'failed' | null>(null);

  useEffect(() => {
    let isShown = true;
    loadFirstWords(api, { native, target }).then(
      (loaded) => isShown && setWords(loaded),
      () => isShown && setWords('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [api, native, target]);

  if (words === null) return <WordsLoading target={target} />;
  if (words === 'failed') return <WordsFailure target={target} onRetry={onRetry} />;
  return <Ladder words={words} guest={guest} player={player} />;
}

/** A visitor's first words: two languages are chosen, then five words make a sentence. */
export function FirstWordsScreen() {
  const { api, storage } = useShell();
  const [query] = useSearchParams();
  const [guest] = useState(() => createGuest(storage, Date.now));
  const [player] = useState(() => createPlayer(api));
  const { native } = useObservable(guest.state);
  const [attempt, setAttempt] = useState(0);
  const direction = readDirection(query);
  useDocumentTitle(texts.titleOf(firstWordsTexts.title));
  useEffect(() => () => player.stop(), [player]);

  // Judged when a screen is entered, never in the middle of one.
  const [isOver] = useState(() => guest.isOver());
  if (isOver) return <GuestDayOver native={native ?? pageLanguage()} />;
  if (direction === null) return <ChooseDirection guest={guest} player={player} />;
  return (
    <LoadedLadder
      key={`${direction.native}-${direction.target} ${attempt}`}
      direction={direction}
      guest={guest}
      player={player}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}
