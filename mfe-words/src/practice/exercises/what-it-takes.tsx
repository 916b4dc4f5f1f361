import type { Introduction, PracticeCard } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { foreignText } from './foreign-text.ts';
import { useTexts } from '../texts/index.ts';

interface WhatItTakesProps {
  card: PracticeCard;
  introduction: Introduction;
}

/** In one quiet line: a noun's gender, or a verb's aspect and partner; and what the word takes. */
export function WhatItTakes({ card, introduction }: WhatItTakesProps) {
  const { notes } = useTexts();
  const { gender, aspect, partners, pattern } = introduction;
  const term = gender ? notes.genders[gender] : aspect && notes.aspects[aspect];
  const foreign = foreignText(card.language_code);
  return (
    <>
      {term !== undefined && (
        <p className={looks.note}>
          {term}
          {partners.length > 0 && (
            <>
              {' · '}
              {notes.pair} <span {...foreign}>{partners.join(', ')}</span>
            </>
          )}
        </p>
      )}
      {pattern && (
        <p className={looks.note}>
          <b {...foreign}>{pattern.text}</b>{' '}
          <span {...foreignText(card.native_code)}>{pattern.gloss}</span>
        </p>
      )}
    </>
  );
}
