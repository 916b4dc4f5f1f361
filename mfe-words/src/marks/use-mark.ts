import { useState } from 'react';
import type { MarkAction, Word } from '@topwords/platform/contracts';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { markField } from '../services/word-marker.ts';

/** A word's mark and its toggle. */
export function useMark(word: Word, action: MarkAction) {
  const { marker, announcement } = useServices();
  const { card } = useTexts();
  const [isFresh, setIsFresh] = useState(false);
  return {
    isSet: word[markField[action]],
    /** Set a moment ago by this very control, which then plays a short animation. */
    isFresh,
    label: action === 'star' ? card.star(word.text) : card.learn(word.text),
    toggle: () => {
      const isSet = marker.toggle(word, action);
      setIsFresh(isSet);
      announcement.next(card.marked(word.text, action, isSet));
    },
  };
}
