export {
  loadBank,
  type Bank,
  type BankMeaning,
  type BankSentence,
  type BankWord,
} from './bank/built-bank.ts';
export { foldText } from './bank/fold-text.ts';
export { buildFormIndex, findWordsByForm } from './bank/form-index.ts';
export { oldestMeanings } from './bank/oldest-meanings.ts';
