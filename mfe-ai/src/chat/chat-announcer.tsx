import { VisuallyHidden } from '@topwords/platform/ui';
import { useAnswerCode } from '../asked-word/asked-context.ts';
import { useTexts } from '../texts/index.ts';
import { spokenText, type Message } from '../conversation/messages.ts';
import type { ChatState } from '../conversation/tutor-chat.ts';

interface ChatAnnouncerProps {
  messages: readonly Message[];
  phase: ChatState['phase'];
}

/**
 * Announces to assistive technology that the tutor is thinking, and then the whole answer: piece by
 * piece it could not be followed. It is inside the panel, since live regions outside a dialog are silent.
 */
export function ChatAnnouncer({ messages, phase }: ChatAnnouncerProps) {
  const { chat } = useTexts();
  const native = useAnswerCode();
  const last = messages.at(-1);
  const answer = phase === 'idle' && last?.role === 'assistant' ? last : undefined;
  return (
    <output>
      <VisuallyHidden>{phase === 'thinking' && chat.thinking}</VisuallyHidden>
      {answer && (
        <>
          <VisuallyHidden lang={native}>{spokenText(answer.content)} </VisuallyHidden>
          <VisuallyHidden>
            {answer.state === 'failed' && `${chat.failed} ${answer.detail}`}
            {answer.state === 'stopped' && chat.stopped}
          </VisuallyHidden>
        </>
      )}
    </output>
  );
}
