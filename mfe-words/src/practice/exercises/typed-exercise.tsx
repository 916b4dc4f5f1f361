import { looks } from '@topwords/platform/remote';
import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../../texts/index.ts';
import { AnswerField } from './answer-field.tsx';
import { foreignText } from './foreign-text.ts';
import type { ExerciseProps } from './exercise-props.ts';
import { LetterKeys } from './letter-keys.tsx';
import styles from './typed.module.css';
import { useTyping, type Typing } from './use-typing.ts';

interface TypedProps extends Pick<ExerciseProps, 'card'> {
  /** The form's id, which a button elsewhere uses to submit it. */
  formId: string;
  onType: (given: string) => void;
}

interface TypedFormProps extends TypedProps {
  children: (typing: Typing) => ReactNode;
}

/** A form that submits what is typed, with keys for the letters that the keyboard lacks. */
function TypedForm({ card, formId, onType, children }: TypedFormProps) {
  const typing = useTyping();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const given = typing.input.current?.value.trim() ?? '';
    if (given === '') typing.input.current?.focus();
    else onType(given);
  }

  return (
    <form id={formId} className={looks.stack4} onSubmit={handleSubmit}>
      {children(typing)}
      <LetterKeys language={card.language_code} onInsert={typing.insert} />
    </form>
  );
}

/** The learner types the word for its translation. */
export function Recall({ card, ...rest }: TypedProps) {
  const { practice, partsOfSpeech } = useTexts();
  return (
    <TypedForm card={card} {...rest}>
      {(typing) => (
        <>
          <p className={styles.prompt}>
            <span {...foreignText(card.native_code)} className="headword">
              {card.translation}
            </span>
            {card.pos && <span className={looks.note}>{partsOfSpeech[card.pos]}</span>}
          </p>
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
    <TypedForm card={card} {...rest}>
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
