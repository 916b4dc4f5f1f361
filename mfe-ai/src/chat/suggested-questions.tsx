import { useQuery } from '@tanstack/react-query';
import type { LanguageCode } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { classNames } from '@topwords/platform/ui';
import { useAsked } from '../asked-word/asked-context.ts';
import { useTexts } from '../texts/index.ts';
import { analysisQuery } from '../services/analysis-query.ts';
import { useServices } from '../services/services.ts';
import type { Message } from '../conversation/messages.ts';
import { suggestQuestions } from './suggest-questions.ts';
import styles from './suggested-questions.module.css';
import { useOwnMistakes } from './use-own-mistakes.ts';

interface SuggestedQuestionsProps {
  native: LanguageCode;
  messages: readonly Message[];
  onAsk: (question: string) => void;
  /** Begins a message, which the learner goes on with. */
  onDraft: (draft: string) => void;
}

/**
 * Four questions to start with, after one about the learner's own mistake; later those that were not
 * asked yet, in one line.
 */
export function SuggestedQuestions({ native, messages, ...handlers }: SuggestedQuestionsProps) {
  const { onAsk, onDraft } = handlers;
  const { chat } = useTexts();
  const asked = useAsked();
  const { data } = useQuery({ ...analysisQuery(useServices(), asked), enabled: false });
  const said = new Set(messages.map(({ content }) => content));
  const own = useOwnMistakes(native, asked.id ?? data?.word_id ?? null);
  return (
    <ul
      aria-label={chat.suggestions}
      lang={native}
      className={classNames(looks.row, messages.length > 0 && styles.line)}
    >
      {suggestQuestions(native, { teaching: data?.teaching, own, asked: said }).map(
        ({ text, draft }) => (
          <li key={text}>
            <button
              type="button"
              className={styles.question}
              onClick={() => (draft === undefined ? onAsk(text) : onDraft(draft))}
            >
              {text}
            </button>
          </li>
        ),
      )}
    </ul>
  );
}
