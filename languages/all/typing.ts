export { editDistance } from '../text/edit-distance.ts';
export {
  judgeAnswer,
  type Judgement,
  type Question,
  type Verdict,
} from '../typing/judge-answer.ts';
export { bareText, plainText } from '../typing/plain-text.ts';
export { typingOf } from '../typing/typing-of.ts';
export { withoutOptionalWord } from '../typing/without-optional-word.ts';
