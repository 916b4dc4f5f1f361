import { Suspense, lazy } from 'react';
import { useAnswerCode } from '../asked-word/asked-context.ts';
import { Prose } from '../foreign/prose.tsx';
import styles from './reply-text.module.css';

/** Markdown comes with the first reply, so that a word that is only looked at does not pay for it. */
const ReplyMarkdown = lazy(() =>
  import('./reply-markdown.tsx').then((module) => ({ default: module.ReplyMarkdown })),
);

interface ReplyTextProps {
  text: string;
  /** Marks that are not closed yet are held back. */
  isWriting: boolean;
}

/** A reply of the tutor, plain until Markdown is there to set it. */
export function ReplyText({ text, isWriting }: ReplyTextProps) {
  const native = useAnswerCode();
  const plain = (
    <p className={styles.plain}>
      <Prose text={text} />
    </p>
  );
  return (
    <div lang={native} className={styles.reply}>
      <Suspense fallback={plain}>
        <ReplyMarkdown text={text} isWriting={isWriting} />
      </Suspense>
    </div>
  );
}
