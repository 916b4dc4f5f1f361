import { Fragment } from 'react';
import { ForeignWord } from './foreign-word.tsx';
import { splitForeign } from './split-foreign.ts';

/** A text of the tutor: plain, with playable words of the learned language. */
export function Prose({ text }: { text: string }) {
  return splitForeign(text).map(({ start, text, isForeign }) =>
    isForeign ? <ForeignWord key={start} text={text} /> : <Fragment key={start}>{text}</Fragment>,
  );
}
