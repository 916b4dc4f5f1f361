import type { Catalogue } from '../bank/catalogue.ts';
import type { BankText } from '../bank/presenter.ts';
import type { ListLadders } from './ladder-loader.ts';

/** A form as it is read aloud: like its headword if it is the same, otherwise by its letters. */
export function spokenForm(
  { form, id }: { form: string; id: number },
  catalogue: Pick<Catalogue, 'find'>,
): BankText {
  const word = catalogue.find(id);
  if (word === undefined) throw new Error(`The bank lacks the word ${id} of a ladder`);
  const { text, language, ipa } = word;
  return text === form ? { text, language, ipa } : { text: form, language };
}

/** Every text of the ladders that is heard: the forms, their sentences, and the last ones. */
export function* ladderTexts(
  listLadders: ListLadders,
  catalogue: Pick<Catalogue, 'find'>,
): Generator<BankText> {
  for (const { target: language, ladder } of listLadders()) {
    for (const word of ladder.words) {
      const { before, form, after } = word.sentence;
      yield spokenForm(word, catalogue);
      yield { text: `${before}${form}${after}`, language };
    }
    yield { text: ladder.sentence.text, language };
  }
}
