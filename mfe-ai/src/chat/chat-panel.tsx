import { useCallback, useState } from 'react';
import { useObservable } from '@topwords/platform/rx';
import { looks } from '@topwords/platform/remote';
import { classNames } from '@topwords/platform/ui';
import { useAsked, useAnswerCode } from '../asked-word/asked-context.ts';
import { keyOfAsked } from '../asked-word/asked-word.ts';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { ChatAnnouncer } from './chat-announcer.tsx';
import styles from './chat-panel.module.css';
import { Composer, type Draft } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import type { Answer } from '../conversation/messages.ts';
import { SuggestedQuestions } from './suggested-questions.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

interface ChatPanelProps {
  /** Focuses the text box: the learner opened the chat. */
  takesFocus: boolean;
}

/** The chat about the word: the messages, suggested questions, and the text box. */
export function ChatPanel({ takesFocus }: ChatPanelProps) {
  const { chat: texts } = useTexts();
  const { chat } = useServices();
  const asked = useAsked();
  const native = useAnswerCode();
  const state = useObservable(chat.state);
  const isAbout = state.key === keyOfAsked(asked);
  const messages = isAbout ? state.messages : [];
  const phase = isAbout ? state.phase : 'idle';
  const { box, follow } = useStickToEnd();
  const [draft, setDraft] = useState<Draft | null>(null);

  const ask = useCallback(
    (text: string) => {
      follow();
      void chat.ask(asked, text);
    },
    [asked, chat, follow],
  );

  /** Sending removes the question, and its focus would be lost unless it moves elsewhere. */
  function askSuggestion(question: string): void {
    box.current?.focus({ preventScroll: true });
    ask(question);
  }

  function askAgain(answer: Answer): void {
    box.current?.focus({ preventScroll: true });
    follow();
    void chat.askAgain(asked, answer);
  }

  const suggestions = native && (
    <SuggestedQuestions
      native={native}
      messages={messages}
      onAsk={askSuggestion}
      onDraft={(text) => setDraft({ text })}
    />
  );

  return (
    <div className={styles.panel}>
      <div ref={box} tabIndex={-1} className={classNames(looks.stack4, styles.scroll)}>
        {messages.length === 0 && (
          <>
            <p className={looks.muted}>{texts.hint}</p>
            {suggestions}
          </>
        )}
        <MessageList messages={messages} phase={phase} onAskAgain={askAgain} />
      </div>
      <ChatAnnouncer messages={messages} phase={phase} />
      {messages.length > 0 && phase === 'idle' && suggestions}
      <Composer
        isReplying={phase !== 'idle'}
        takesFocus={takesFocus}
        draft={draft}
        onSend={ask}
        onStop={() => chat.stop()}
      />
    </div>
  );
}
