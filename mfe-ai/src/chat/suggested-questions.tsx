import type { LanguageCode } from '@topwords/platform/contracts';
import { classNames } from '@topwords/platform/ui';
import { looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import type { Message } from '../conversation/messages.ts';
import styles from './suggested-questions.module.css';

/** Questions that fit any word, in the language in which the tutor answers. */
const questions: Record<LanguageCode, readonly [string, string, string, string]> = {
  en: ['What does it mean?', 'Give me an example', 'Explain the grammar', 'Quiz me'],
  es: ['¿Qué significa?', 'Dame un ejemplo', 'Explícame la gramática', 'Ponme a prueba'],
  ru: ['Что это значит?', 'Приведи пример', 'Расскажи про грамматику', 'Проверь меня'],
  tr: ['Bu ne demek?', 'Bir örnek ver', 'Dilbilgisini açıkla', 'Bana soru sor'],
};

interface SuggestedQuestionsProps {
  native: LanguageCode;
  messages: readonly Message[];
  onAsk: (question: string) => void;
}

/** Four questions to start with; later the ones not asked yet, in one line. */
export function SuggestedQuestions({ native, messages, onAsk }: SuggestedQuestionsProps) {
  const { chat } = useTexts();
  const asked = new Set(messages.map(({ content }) => content));
  const left = questions[native].filter((question) => !asked.has(question));
  if (left.length === 0) return null;
  return (
    <ul
      aria-label={chat.suggestions}
      lang={native}
      className={classNames(looks.row, messages.length > 0 && styles.line)}
    >
      {left.map((question) => (
        <li key={question}>
          <button type="button" className={styles.question} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
