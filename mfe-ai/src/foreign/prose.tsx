import { Fragment } from 'react';
import { useAsked } from '../asked-word/asked-context.ts';
import { ForeignWord } from './foreign-word.tsx';
import styles from './foreign.module.css';
import { splitForeign } from './split-foreign.ts';

function Pattern({ text }: { text: string }) {
  const { language } = useAsked();
  return (
    <b lang={language} className={styles.pattern}>
      {text}
    </b>
  );
}

/** A text of the tutor: plain, with playable words of the learned language. */
export function Prose({ text }: { text: string }) {
  return splitForeign(text).map(({ start, text, isForeign, isPattern }) => {
    if (isPattern) return <Pattern key={start} text={text} />;
    return isForeign ? (
      <ForeignWord key={start} text={text} />
    ) : (
      <Fragment key={start}>{text}</Fragment>
    );
  });
}
