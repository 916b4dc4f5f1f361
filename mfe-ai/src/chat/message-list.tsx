import { Button, VisuallyHidden, classNames } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { AnswerActions } from './answer-actions.tsx';
import styles from './message-list.module.css';
import type { Answer, Message } from '../conversation/messages.ts';
import { ReplyText } from './reply-text.tsx';
import type { ChatState } from '../conversation/tutor-chat.ts';

interface AnswerViewProps {
  answer: Answer;
  /** Whether it is the last message. */
  isLast: boolean;
  onAskAgain: (answer: Answer) => void;
}

function AnswerView({ answer, isLast, onAskAgain }: AnswerViewProps) {
  const texts = useTexts();
  const { content, state, detail } = answer;
  const isOpen = state === 'failed' || (state === 'stopped' && content === '');
  return (
    <>
      <div className={classNames(looks.stack2, styles.answer)}>
        {content !== '' && <ReplyText text={content} isWriting={state === 'writing'} />}
        {state === 'failed' && (
          <div className={styles.failure}>
            <p>{texts.chat.failed}</p>
            {detail !== '' && <p className={looks.note}>{detail}</p>}
          </div>
        )}
        {state === 'stopped' && <p className={looks.note}>{texts.chat.stopped}</p>}
      </div>
      {isOpen && isLast && (
        <Button variant="secondary" onClick={() => onAskAgain(answer)}>
          {texts.tryAgain}
        </Button>
      )}
      {(state === 'done' || state === 'stopped') && content !== '' && (
        <AnswerActions answer={answer} />
      )}
    </>
  );
}

/** Three dots, still if the reader prefers reduced motion; screen readers get an announcement instead. */
function Thinking() {
  const { chat } = useTexts();
  return (
    <li aria-hidden="true" className={styles.thinking}>
      <span className={styles.dots}>
        <span />
        <span />
        <span />
      </span>
      {chat.thinking}
    </li>
  );
}

interface MessageListProps {
  messages: readonly Message[];
  phase: ChatState['phase'];
  /** Retries a failed or stopped answer. */
  onAskAgain: (answer: Answer) => void;
}

/** The messages, the latest last. */
export function MessageList({ messages, phase, onAskAgain }: MessageListProps) {
  const { chat } = useTexts();
  return (
    <ol aria-label={chat.messages} className={looks.stack4}>
      {messages.map((message, index) => (
        <li key={message.id} data-role={message.role} className={styles.message}>
          <VisuallyHidden>{message.role === 'user' ? chat.you : chat.tutor}</VisuallyHidden>
          {message.role === 'user' ? (
            <p className={styles.question}>{message.content}</p>
          ) : (
            <AnswerView
              answer={message}
              isLast={index === messages.length - 1}
              onAskAgain={onAskAgain}
            />
          )}
        </li>
      ))}
      {phase === 'thinking' && <Thinking />}
    </ol>
  );
}
