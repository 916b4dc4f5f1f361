import type { NotedGender } from '../../tutor/gender.ts';
import type { Teaching } from '../../tutor/teaching.ts';

const masculine = /(?:^|[^\p{L}])(?:el|del|al|un|unos|los|este|ese|estos) $/iu;
const feminine = /(?:^|[^\p{L}])(?:la|una|unas|las|esta|esa|estas) $/iu;

/** Derives a noun's gender from the words before it in its sentences: el criado, la bici. */
export function genderByArticle({ facts }: Teaching): NotedGender | undefined {
  const before = facts.uses.map(({ sentence, start }) => sentence.text.slice(0, start));
  const [m, f] = [masculine, feminine].map((pattern) => before.some((text) => pattern.test(text)));
  const { text } = facts.word;
  if (/(?:ción|sión|dad|tad|umbre)$/u.test(text)) return 'f';
  if (m === f) return text.endsWith('aje') ? 'm' : undefined;
  return m === true && /^h?[aá]/u.test(facts.word.text) ? undefined : m === true ? 'm' : 'f';
}
