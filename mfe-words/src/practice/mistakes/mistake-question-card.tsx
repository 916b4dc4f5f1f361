import { useEffect, useId, useRef } from 'react';
import type { LanguageCode, MistakeQuestion } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { Button, classNames, Panel } from '@topwords/platform/ui';
import { firstClick } from '../choice/first-click.ts';
import { AnswerField } from '../exercises/answer-field.tsx';
import { Choices } from '../exercises/choices.tsx';
import { TypedForm } from '../exercises/typed-form.tsx';
import cardStyles from '../session/session-card.module.css';
import footerStyles from '../session/session-footer.module.css';
import { useTexts, type Texts } from '../texts/index.ts';
import type { GivenToQuestion } from './mistake-set.ts';
import { MistakeSolution } from './mistake-solution.tsx';
import { QuestionText } from './question-text.tsx';

interface MistakeQuestionCardProps {
  question: MistakeQuestion;
  language: LanguageCode;
  answer: GivenToQuestion | null;
  /** '' if the learner does not know. */
  onAnswer: (given: string) => void;
  onNext: () => void;
}

/** What a question asks for. */
function askOf(question: MistakeQuestion, { mistakes }: Texts): string {
  const { options, before, after, hint_kind: hint, kind, word } = question;
  if (options.length === 0) return before + after === '' ? mistakes.type : mistakes.typeGap;
  if (hint === 'form') return mistakes.form(word);
  if (hint === 'translation') return mistakes.fits;
  return kind === 'gender' ? mistakes.article : mistakes.meaning;
}

/** One question about a mistake, then its answer and the difference. */
export function MistakeQuestionCard(props: MistakeQuestionCardProps) {
  const { question, language, answer, onAnswer, onNext } = props;
  const texts = useTexts();
  const { practice, mistakes } = texts;
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isTyped = question.options.length === 0;
  const isAnswered = answer !== null;
  useEffect(() => {
    if (isAnswered) next.current?.focus({ preventScroll: true });
    // A field takes the focus itself.
    else if (!isTyped) heading.current?.focus({ preventScroll: true });
  }, [isAnswered, isTyped]);
  return (
    <>
      <Panel as="article" hasEdge isPadded data-language={language}>
        <h1 ref={heading} tabIndex={-1} className={classNames(looks.note, cardStyles.ask)}>
          {askOf(question, texts)}
        </h1>
        {answer && <MistakeSolution question={question} language={language} answer={answer} />}
        {!answer && !isTyped && <QuestionText question={question} language={language} />}
        {!answer && isTyped && (
          <TypedForm language={language} formId={formId} onType={onAnswer}>
            {(typing) => (
              <QuestionText
                question={question}
                language={language}
                field={
                  <AnswerField
                    typing={typing}
                    label={practice.yourAnswer}
                    language={language}
                    {...(question.before + question.after !== '' && {
                      size: Math.max(Array.from(question.answer).length, 4),
                    })}
                  />
                }
              />
            )}
          </TypedForm>
        )}
      </Panel>
      {!isTyped && (
        <Choices
          choices={question.options}
          right={question.answer}
          language={language}
          answer={answer}
          onChoose={onAnswer}
        />
      )}
      <div className={cardStyles.foot}>
        <div className={footerStyles.ratings}>
          {answer ? (
            <Button ref={next} className={footerStyles.rating} onClick={firstClick(onNext)}>
              {mistakes.next}
            </Button>
          ) : (
            <>
              <Button
                variant="secondary"
                className={footerStyles.rating}
                onClick={firstClick(() => onAnswer(''))}
              >
                {practice.unknown}
              </Button>
              {isTyped && (
                <Button type="submit" form={formId} className={footerStyles.rating}>
                  {practice.check}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </>
  );
}
