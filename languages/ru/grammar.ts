import { inflectSingleWords } from '../dictionaries/inflect-single-words.ts';
import { loadSpeller } from '../dictionaries/load-speller.ts';
import { openDictionary } from '../dictionaries/open-dictionary.ts';
import type { Grammar } from '../pack/grammar.ts';
import type { TableName } from '../paradigms/labels.ts';
import { drawRussian } from './grammar/draw-russian.ts';
import { formsOfKeys } from './grammar/forms-of-keys.ts';
import { passiveParticiples } from './grammar/passive-participles.ts';
import { secondLocativeOf } from './stress/key-forms.ts';
import { stressFaults } from './stress/stress-faults.ts';
import { stressTables } from './stress/stress-tables.ts';

const inflecting = {
  noun: /^[FHIJKNOG]$/,
  verb: /^[BDLMPQRTUVWY]$/,
  adjective: /^[AESXZG]$/,
  adverb: /^E$/,
};

/** Forms come from the dictionary. */
export const grammar: Grammar = {
  loadSpeller: () => loadSpeller('ru'),
  /** Some nouns are declined like adjectives (рабочий), some numerals like nouns (тысяча). */
  async loadInflect() {
    const forms = await openDictionary('ru', inflecting);
    return inflectSingleWords((text, inflection) => {
      const built = forms(text, inflection);
      if (built.length > 0 || inflection === 'verb' || inflection === 'adverb') return built;
      return forms(text, inflection === 'noun' ? 'adjective' : 'noun');
    });
  },
  async loadRecognize() {
    const forms = await openDictionary('ru', inflecting);
    return ({ text, pos, note, forms: known }) =>
      pos === 'verb' && (note?.aspect === 'pf' || note?.aspect === 'both')
        ? passiveParticiples(text, known, forms)
        : [];
  },
  /** In noun phrases every word is inflected, and rows list their forms. */
  inflectedPlace: (words, pos) =>
    pos === 'noun' ? -1 : words.findIndex((word) => /(?:ть|ти|чь)(?:ся|сь)?$/u.test(word)),
  formsOfKeys,
  draw: drawRussian,
  // The dictionary spells some words with е instead of ё.
  isKnownForm: (form, isSpelled) => isSpelled(form) || isSpelled(form.replaceAll('ё', 'е')),
  expected: {
    noun: { instrumental: /(?:[оеё][мй]|[ыи]м|ью|[аяыи]ми)$/ },
    adjective: { genitive: /(?:[ое]го|[оеё]й)$/ },
    verb: { present: /(?:[уюм]|шь|т|те|л[оа]сь|тся)$/, past: /л[аои]?(?:с[ья])?$/ },
  },
  missingNote({ pos, note }) {
    if (pos === 'noun') return !note.gender && 'gender';
    return pos === 'verb' && !note.aspect && 'aspect';
  },
  stress: { tablesOf: stressTables, faultsOf: stressFaults, secondLocativeOf },
  notedPlaces: { plural: ['declension', 'nominative', 'plural'] },
  /** Imperfective verbs have a present, perfective ones a simple future; except быть, буду. */
  contradictions(tables, text, { aspect }) {
    const has = (name: TableName) => tables.some((table) => table.name === name);
    const isWrong =
      (aspect === 'pf' && has('present')) ||
      (aspect === 'impf' && has('future') && text !== 'быть');
    return isWrong ? [`aspect "${aspect}"`] : [];
  },
};
