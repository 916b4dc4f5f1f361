import { looks } from '@topwords/platform/remote';
import { classNames } from '@topwords/platform/ui';
import { Suspense, lazy } from 'react';
import { useAnswerCode } from '../asked-word/asked-context.ts';
import { Prose } from '../foreign/prose.tsx';
import styles from './reply-text.module.css';

/** Markdown loads with the first reply, so that a word without a chat does not pay for it. */
const ReplyMarkdown = lazy(() =>
  import('./reply-markdown.tsx').then((module) => ({ default: module.ReplyMarkdown })),
);

interface ReplyTextProps {
  text: string;
  /** Holds back unclosed Markdown. */
  isWriting: boolean;
}

/** A reply of the tutor, as plain text until Markdown has loaded. */
export function ReplyText({ text, isWriting }: ReplyTextProps) {
  const native = useAnswerCode();
  const plain = (
    <p className={styles.plain}>
      <Prose text={text} />
    </p>
  );
  return (
    <div lang={native} className={classNames(looks.stack2, styles.reply)}>
      <Suspense fallback={plain}>
        <ReplyMarkdown text={text} isWriting={isWriting} />
      </Suspense>
    </div>
  );
}
