import type { WordNotes } from '@topwords/platform/contracts';
import type { Composing } from './writing.ts';

type Gender = NonNullable<WordNotes['gender']>;

/** A note of any of the senses. */
export function noteOf<K extends keyof WordNotes>(
  { facts }: Composing,
  key: K,
): WordNotes[K] | undefined {
  return facts.senses.map(({ notes }) => notes[key]).find((note) => note !== undefined);
}

/**
 * A noun's gender. The bank notes it of the first word of a meaning; of the others it shows in what
 * stands before them in Spanish sentences (el criado, la bici), and in the Russian declension.
 */
export function genderOf(composing: Composing): Gender | undefined {
  const { facts } = composing;
  const noted = noteOf(composing, 'gender');
  if (noted !== undefined || facts.word.pos !== 'noun') return noted;
  if (facts.word.language === 'es') return genderByArticle(composing);
  return facts.word.language === 'ru' ? genderByDeclension(composing) : undefined;
}

const masculine = /(?:^|[^\p{L}])(?:el|del|al|un|unos|los|este|ese|estos) $/iu;
const feminine = /(?:^|[^\p{L}])(?:la|una|unas|las|esta|esa|estas) $/iu;

function genderByArticle({ facts }: Composing): Gender | undefined {
  const before = facts.uses.map(({ sentence, start }) => sentence.text.slice(0, start));
  const [m, f] = [masculine, feminine].map((pattern) => before.some((text) => pattern.test(text)));
  const { text } = facts.word;
  if (/(?:ción|sión|dad|tad|umbre)$/u.test(text)) return 'f';
  if (m === f) return text.endsWith('aje') ? 'm' : undefined;
  return m === true && /^h?[aá]/u.test(facts.word.text) ? undefined : m === true ? 'm' : 'f';
}

function genderByDeclension({ facts }: Composing): Gender | undefined {
  const { declension, animate, number } = facts.inflection;
  if (number === 'plural-only') return undefined;
  if (declension === 'third') return 'f';
  if (declension === 'first') return animate === false ? 'f' : undefined;
  if (declension !== 'second') return undefined;
  return /[оеё]$/u.test(facts.word.text) ? 'n' : 'm';
}
