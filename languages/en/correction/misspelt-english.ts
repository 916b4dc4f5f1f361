import { wordSet } from '../../lookup/word-set.ts';
import type { Lexicon } from '../../pack/lexicon.ts';
import { commonMisspellings } from './common-misspellings.ts';
import { formOfVerb } from './english-words.ts';

const vowels = 'aeiou';

/** Real words that look like a regular form. */
const realWords = wordSet(
  `leaved manes putted sited wined lighted singed hanged ringed flied costed fitted shined payed teared
  lied`,
);

/** The past by rule: goed, stopped, studied. */
function regularPasts(base: string): string[] {
  if (base.endsWith('e')) return [`${base}d`];
  const last = base.at(-1) ?? '';
  if (last === 'y' && !vowels.includes(base.at(-2) ?? '')) return [`${base.slice(0, -1)}ied`];
  return [`${base}ed`, `${base}${last}ed`];
}

function regularPlurals(noun: string): string[] {
  return [`${noun}s`, `${noun}es`];
}

/** A form in -s as if nothing changed before it: studys, babys, boxs, gos. */
function plainForms(base: string): string[] {
  const isChanging = /(?:[^aeiou]y|ch|sh|x|ss|tomato|potato|hero|^go)$/u.test(base);
  return isChanging ? [`${base}s`] : [];
}

/** Irregular forms as if they were regular: goed, childs. */
export function misspeltEnglish(lexicon: Lexicon): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [wrong, right] of commonMisspellings) {
    if (!lexicon.isKnown(wrong)) found.set(wrong, right);
  }
  const add = (wrong: string, right: string | undefined) => {
    if (right !== undefined && wrong !== right && !lexicon.isKnown(wrong)) found.set(wrong, right);
  };
  for (const lexeme of lexicon.lexemes) {
    if (lexeme.pos.includes('verb')) {
      const past = formOfVerb(lexeme, lexicon, 'past');
      const isIrregular = past !== undefined && !past.endsWith('ed');
      const third = formOfVerb(lexeme, lexicon, 'third-person');
      for (const wrong of plainForms(lexeme.text)) add(wrong, third);
      if (isIrregular) for (const wrong of regularPasts(lexeme.text)) add(wrong, past);
    }
    if (lexeme.pos.includes('noun')) {
      const place = { table: 'number', row: 'plural', column: 'form' } as const;
      const [plural] = lexicon.formsAt(lexeme, 'noun', place);
      if (plural?.endsWith('s')) for (const wrong of plainForms(lexeme.text)) add(wrong, plural);
      const isRegular = plural === undefined || plural.endsWith('s');
      if (!isRegular && plural !== lexeme.text) {
        for (const wrong of regularPlurals(lexeme.text)) add(wrong, plural);
      }
    }
  }
  for (const word of realWords) found.delete(word);
  return found;
}
