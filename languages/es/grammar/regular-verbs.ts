export type SpanishConjugation = 'ar' | 'er' | 'ir';

/** The tenses of a Spanish verb that are shown, six persons each. */
export const spanishTenses = [
  'present',
  'preterite',
  'imperfect',
  'future',
  'conditional',
  'present-subjunctive',
] as const;
export type SpanishTense = (typeof spanishTenses)[number];

const future = ['é', 'ás', 'á', 'emos', 'éis', 'án'];
const conditional = ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían'];
const preteriteOfErIr = ['í', 'iste', 'ió', 'imos', 'isteis', 'ieron'];
const subjunctiveOfErIr = ['a', 'as', 'a', 'amos', 'áis', 'an'];

/** The endings of the model verbs hablar, temer and partir: RAE, Nueva gramática, 4.12. */
const endings: Record<SpanishConjugation, Partial<Record<SpanishTense, string[]>>> = {
  ar: {
    present: ['o', 'as', 'a', 'amos', 'áis', 'an'],
    preterite: ['é', 'aste', 'ó', 'amos', 'asteis', 'aron'],
    imperfect: ['aba', 'abas', 'aba', 'ábamos', 'abais', 'aban'],
    'present-subjunctive': ['e', 'es', 'e', 'emos', 'éis', 'en'],
  },
  er: {
    present: ['o', 'es', 'e', 'emos', 'éis', 'en'],
    preterite: preteriteOfErIr,
    imperfect: conditional,
    'present-subjunctive': subjunctiveOfErIr,
  },
  ir: {
    present: ['o', 'es', 'e', 'imos', 'ís', 'en'],
    preterite: preteriteOfErIr,
    imperfect: conditional,
    'present-subjunctive': subjunctiveOfErIr,
  },
};

/** Spells the stem before an ending so that it sounds the same: busqué, venzo, elijo. */
function spellStem(stem: string, ending: string, conjugation: SpanishConjugation): string {
  if (conjugation === 'ar' && /^[eé]/.test(ending)) {
    return stem.replace(/gu$/, 'gü').replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
  }
  if (conjugation !== 'ar' && /^[oaá]/.test(ending)) {
    return stem.replace(/g$/, 'j').replace(/gu$/, 'g').replace(/qu$/, 'c').replace(/c$/, 'z');
  }
  return stem;
}

/** Spells the i of an ending after a vowel (leyó, leímos), and after ñ and ll (gruñó). */
function spellEnding(stem: string, ending: string): string {
  if (/(?:ñ|ll)$/.test(stem)) return ending.replace(/^i(?=[eó])/, '');
  if (!/(?:[aeo]|(?<![gq])u)$/.test(stem)) return ending;
  if (/^i[eó]/.test(ending)) return `y${ending.slice(1)}`;
  return /[aeo]$/.test(stem) ? ending.replace(/^i(?=[mstd])/, 'í') : ending;
}

function join(stem: string, ending: string, conjugation: SpanishConjugation): string {
  const spelled = spellEnding(stem, ending);
  return spellStem(stem, spelled, conjugation) + spelled;
}

export function conjugationOf(infinitive: string): SpanishConjugation {
  const ending = infinitive.replace(/se$/, '').replace('í', 'i').slice(-2);
  return ending === 'ar' || ending === 'er' ? ending : 'ir';
}

/** Conjugates a verb by the rules of its conjugation and of spelling, without a pronoun. */
export function conjugateRegularly(infinitive: string) {
  const conjugation = conjugationOf(infinitive);
  const stem = infinitive.slice(0, -2);
  const plain = stem + conjugation;
  const spell = (ending: string) => join(stem, ending, conjugation);
  const ofStem = (tense: SpanishTense) => (endings[conjugation][tense] ?? []).map(spell);
  const present = ofStem('present');
  const subjunctive = ofStem('present-subjunctive');
  return {
    tenses: {
      present,
      preterite: ofStem('preterite'),
      imperfect: ofStem('imperfect'),
      future: future.map((ending) => plain + ending),
      conditional: conditional.map((ending) => plain + ending),
      'present-subjunctive': subjunctive,
    } satisfies Record<SpanishTense, string[]>,
    gerund: spell(conjugation === 'ar' ? 'ando' : 'iendo'),
    participle: spell(conjugation === 'ar' ? 'ado' : 'ido'),
    /** Second, third and first person; the last has no singular. */
    imperative: {
      singular: ['', present[2] ?? '', subjunctive[2] ?? ''],
      plural: [subjunctive[3] ?? '', infinitive.slice(0, -1) + 'd', subjunctive[5] ?? ''],
    },
  };
}

/** Whether a form is the regular one; a single syllable has no accent (vio, guio). */
export function isRegularForm(form: string, regular: string): boolean {
  if (form === regular) return true;
  const bare = regular
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');
  const vowelGroups = form.replace(/(?<=[gq])u(?=[ei])/g, '').match(/[aeiouáéíóú]+/g) ?? [];
  return vowelGroups.length === 1 && form === bare && !/[aeo]{2}/.test(form);
}
