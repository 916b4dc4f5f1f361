import { looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { AnswerField } from './answer-field.tsx';
import { foreignText } from './foreign-text.ts';
import type { PracticeCard } from '@topwords/platform/contracts';
import { TypedForm, type TypedFormProps } from './typed-form.tsx';
import styles from './typed.module.css';
import { WordPrompt } from './word-prompt.tsx';

interface TypedProps extends Pick<TypedFormProps, 'formId' | 'onType'> {
  card: PracticeCard;
}

/** The learner types the word for its translation. */
export function Recall({ card, ...rest }: TypedProps) {
  const { practice } = useTexts();
  return (
    <TypedForm language={card.language_code} {...rest}>
      {(typing) => (
        <>
          <WordPrompt card={card} />
          <AnswerField typing={typing} label={practice.yourAnswer} language={card.language_code} />
        </>
      )}
    </TypedForm>
  );
}

/** The learner types the missing form into the gap of a sentence. */
export function ClozeExercise({ card, ...rest }: TypedProps) {
  const { practice, partsOfSpeech } = useTexts();
  const { cloze } = card.exercise;
  if (!cloze) return null;
  const length = Array.from(cloze.answer).length;
  return (
    <TypedForm language={card.language_code} {...rest}>
      {(typing) => (
        <>
          <p {...foreignText(card.language_code)} className={styles.sentence}>
            {cloze.before}
            <AnswerField
              typing={typing}
              label={practice.gap}
              language={card.language_code}
              size={Math.max(length, 4)}
            />
            {cloze.after}
          </p>
          <p {...foreignText(card.native_code)} className={looks.muted}>
            {cloze.translation}
          </p>
          <p className={styles.hint}>
            <span {...foreignText(card.native_code)}>{card.translation}</span>
            {card.pos && <span className={looks.note}>{partsOfSpeech[card.pos]}</span>}
          </p>
        </>
      )}
    </TypedForm>
  );
}
