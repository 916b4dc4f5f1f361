import type { InflectWord } from '../dictionaries/inflect-single-words.ts';
import { loadSpeller } from '../dictionaries/load-speller.ts';
import type { Grammar } from '../pack/grammar.ts';
import { drawTurkish } from './grammar/draw-turkish.ts';
import { isTurkishForm } from './grammar/is-turkish-form.ts';
import { inflectTurkishAdjective, inflectTurkishNoun } from './grammar/nouns.ts';
import { inflectTurkishVerb } from './grammar/verbs.ts';
import { withoutCircumflex } from './grammar/without-circumflex.ts';

const inflect: InflectWord = ({ text, pos, note }) => {
  if (pos === 'noun') return inflectTurkishNoun(text, note?.accusative);
  if (pos === 'verb' && /^\S+m[ae]k$/u.test(text)) return inflectTurkishVerb(text, note?.aorist);
  const declines = pos === 'adjective' || pos === 'numeral';
  return declines ? inflectTurkishAdjective(text, note?.accusative) : [];
};

/** Forms come only from rules; the dictionary lists the forms of a corpus, with many gaps. */
export const grammar: Grammar = {
  loadSpeller: () => loadSpeller('tr'),
  loadInflect: () => Promise.resolve(inflect),
  /** Nouns of several words are inflected as a whole. */
  inflectedPlace: (words, pos) => (pos === 'noun' ? -1 : words.length - 1),
  draw: drawTurkish,
  /** The dictionary knows many words only without their circumflex. */
  isSpelled(word, isSpelled) {
    if (/[âîû]/.test(word)) return isSpelled(withoutCircumflex(word));
    return word.includes("'") && isSpelled(word.split("'")[0] ?? '');
  },
  trustsDerivedForms: true,
  isFormOf: isTurkishForm,
  /** A listed form that looks like an accusative shows how the stem changes: fikri for fikir. */
  noteOfListed(text, listed) {
    const accusative = [...listed].find(
      (form) =>
        /[ıiuü]$/u.test(form) &&
        form.startsWith(text.slice(0, 2)) &&
        form.length - text.length <= 1 &&
        form.length >= text.length,
    );
    return accusative === undefined ? undefined : { accusative };
  },
  missingNote: ({ pos, note }) => pos === 'noun' && !note.accusative && 'accusative',
  notedPlaces: {
    accusative: ['declension', 'accusative', 'singular'],
    aorist: ['aorist', 'third', 'singular'],
  },
};
