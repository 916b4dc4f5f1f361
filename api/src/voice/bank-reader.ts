import type { Paradigms } from '@topwords/content/paradigms';
import { allSound } from '@topwords/languages/sound';
import { foldText } from '@topwords/languages/text';
import { isLanguageCode } from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { BankText } from '../bank/presenter.ts';
import { noTables } from '../bank/table-loader.ts';
import type { Utterance } from './engine.ts';
import { readRussian } from './read-russian.ts';
import { createStressIndex } from './stress-index.ts';
import { wordPhonemes } from './word-phonemes.ts';

/** Finds the phonemes of texts of the bank. */
export interface BankReader {
  /** How a word or a sentence of the bank is said in a variety of its language. */
  read(text: BankText, variety: string): Utterance;
  /**
   * An utterance as a request has it, said as the bank says that text. Homographs are left to the
   * voice.
   */
  resolve(utterance: Utterance): Utterance;
}

/** Reads words by their IPA, and Russian sentences by the stress of their words. */
export function createBankReader(
  catalogue: Catalogue,
  loadTables: () => Paradigms = () => noTables,
): BankReader {
  const findStress = createStressIndex(catalogue, loadTables);

  function read({ text, language, ipa }: BankText, variety: string): Utterance {
    const known = wordPhonemes(language, ipa?.[variety], variety);
    const isSentence = ipa === undefined;
    const phonemes = isSentence && language === 'ru' ? readRussian(text, findStress) : known;
    return { text, language, variety, ...(phonemes !== undefined && { phonemes }) };
  }

  return {
    read,
    resolve(utterance) {
      const { text, language, phonemes } = utterance;
      if (phonemes !== undefined || !isLanguageCode(language)) return utterance;
      const { variety = allSound[language].varieties[0] } = utterance;
      const spelled = catalogue
        .ofText(language, foldText(text))
        .filter((word) => word.text === text);
      const [word = { text, language }] = spelled;
      const said = read(word, variety);
      const isCertain = spelled.every((one) => read(one, variety).phonemes === said.phonemes);
      return isCertain ? said : { text, language, variety };
    },
  };
}
