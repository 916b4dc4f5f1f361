import type { FirstWord, FirstWords } from '@topwords/platform/contracts';
import type { Player } from '../sound/create-player.ts';

/** What every step about a word shows. */
export interface WordStepProps {
  words: Pick<FirstWords, 'native' | 'target'>;
  word: FirstWord;
  progress: { met: number; count: number };
  player: Player;
  onGoOn: () => void;
}
