import type { ReplyContext } from '../reply-context.ts';
import { replyForms } from './reply-forms.ts';

export function replyGrammar(context: ReplyContext): string {
  return replyForms(context);
}
