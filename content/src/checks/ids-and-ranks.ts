import { languageCodes } from '@topwords/languages/identity';
import type { Fault } from '../rows/fault.ts';
import { faultsOfIds } from '../ids/ids.ts';
import { wordName } from '../ids/word-name.ts';
import { faultOf, type Check } from './check.ts';

const check = 'ids-and-ranks';

function faultOfFile(file: string, detail: string): Fault {
  return { check, file, line: 1, key: '', detail };
}

/**
 * Every headword, meaning and sentence must have an id, and every headword a rank; ids are
 * permanent.
 */
export const checkIdsAndRanks: Check = ({ rows, lexicon, ids, ranks }) => {
  const faults = faultsOfIds(ids).map((detail) => faultOfFile('ids.json', detail));
  for (const located of rows) {
    const { key, sentences } = located.row;
    if (!ids.meanings[key]) faults.push(faultOf(located, check, { detail: 'has no id' }));
    for (const { en } of sentences) {
      if (ids.sentences[key]?.[en]) continue;
      faults.push(faultOf(located, check, { text: en, detail: `"${en}" has no id` }));
    }
  }
  for (const language of languageCodes) {
    const ranked = new Set(ranks[language]);
    if (ranked.size < ranks[language].length) {
      faults.push(faultOfFile('ranks.json', `${language} ranks a word twice`));
    }
    for (const { name: text, rows } of lexicon[language].values()) {
      const [located] = rows;
      if (!located) continue;
      if (!ids.words[wordName(language, text)]) {
        faults.push(faultOf(located, check, { language, text, detail: `"${text}" has no id` }));
      }
      if (!ranked.has(text)) {
        faults.push(faultOf(located, check, { language, text, detail: `"${text}" has no rank` }));
      }
    }
    for (const text of ranked) {
      if (lexicon[language].has(text)) continue;
      faults.push(
        faultOfFile('ranks.json', `${language} ranks "${text}", which is not a headword`),
      );
    }
  }
  return faults;
};
