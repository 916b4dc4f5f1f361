import { tutor as english } from '../en/tutor.ts';
import type { LanguagePack } from '../pack/language-pack.ts';
import { cellOf, listOf } from '../paradigms/drawing.ts';
import { formIn, mark, tableOf } from '../tutor/writing.ts';

const persons = { first: 'mi', second: 'su', third: 'ta' };

/** A small invented language: plural in -ri, infinitive in -o, present in -a. */
export const nolu: LanguagePack = {
  identity: { name: 'Nolu', endonym: 'Nõlu' },
  typing: { keys: ['ã', 'õ'], articles: new Set(['la']), accentPairs: new Set(['pata', 'patã']) },
  text: {
    letters: 'a-zãõA-ZÃÕ',
    alphabet: /^[a-zãõ]*$/u,
    telling: { has: /õl/u, lacks: /ç/u },
  },
  syntax: { adjectivesFollow: true },
  grammar: {
    loadSpeller: async () => () => true,
    loadInflect:
      async () =>
      ({ text, pos }) => {
        if (pos === 'noun') return [`${text}ri`];
        return pos === 'verb' ? [`${text.slice(0, -1)}a`] : [];
      },
    inflectedPlace: () => 0,
    draw({ text, pos }) {
      const plural = cellOf(`${text}ri`);
      const rows: Parameters<typeof listOf>[1] = [
        ['singular', cellOf(text)],
        ['plural', plural],
      ];
      if (pos === 'noun') return { tables: [listOf('number', rows)] };
      if (pos !== 'verb') return { tables: [] };
      const present = cellOf(`${text.slice(0, -1)}a`);
      const cells = (['first', 'second', 'third'] as const).map((label) => ({
        label,
        cells: [present, present],
      }));
      return { tables: [{ name: 'present', columns: ['singular', 'plural'], rows: cells }] };
    },
    missingNote: () => false,
    notedPlaces: {},
  },
  gloss: {
    please: 'pata',
    beforeVerbs: 'mi su ta',
  },
  tutor: {
    ...english,
    cues: { meaning: 'kwa sinja', forms: 'forma', example: 'esempo' },
    formNames: { ...english.formNames, plural: 'mulpa' },
    stopWords: 'kwa la',
    connectors: 'ke',
    or: 'ro',
    negated: /ne \*([^*]+)\*/giu,
    besidePronoun: 'forma',
    fillers: 'la',
    names: 'nolu',
    pronouns: { mi: ['first', 'singular'] },
    persons,
    tips({ facts, texts }) {
      const plural = formIn(tableOf({ facts, texts }, 'number'), 'plural');
      return plural === undefined ? [] : [`${mark(facts.word.text)} + ri: ${mark(plural)}`];
    },
  },
  correction: { rules: [], checks: ['expression'] },
  sound: {
    varieties: ['xn'],
    voices: new Map([['xn', 'eo']]),
    ipaOf: ({ text }) => text,
    phonemesOf: (ipa) => ipa,
  },
};
