import { useEffect, useEffectEvent } from 'react';
import type { Player } from '../sound/create-player.ts';

/** Plays recordings when a step appears. @returns a function that plays them again */
export function useSoundOf(
  player: Player,
  recordings: readonly (string | undefined)[],
): () => void {
  const play = useEffectEvent(() => void player.play(recordings));

  useEffect(() => {
    play();
    return () => player.stop();
  }, [player]);

  return () => void player.play(recordings);
}
