import { looks } from '@topwords/platform/remote';
import type { FormEvent, ReactNode } from 'react';
import { LetterKeys } from './letter-keys.tsx';
import { useTyping, type Typing } from './use-typing.ts';

export interface TypedFormProps {
  /** The language of the typed text. */
  language: string;
  /** The form's id, which a button elsewhere uses to submit it. */
  formId: string;
  onType: (given: string) => void;
  children: (typing: Typing) => ReactNode;
}

/** A form that submits what is typed, with keys for the letters that the keyboard lacks. */
export function TypedForm({ language, formId, onType, children }: TypedFormProps) {
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
      <LetterKeys language={language} onInsert={typing.insert} />
    </form>
  );
}
