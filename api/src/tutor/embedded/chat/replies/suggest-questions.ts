import { star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

const maxQuestions = 3;

/** Questions about the word that the tutor can really answer, the most useful first. */
export function suggestQuestions({ facts, sources, texts }: ReplyContext): string[] {
  const { word, native, usage } = facts;
  const { contrasts, mistakes } = sources.taughtNotes(word.language, native);
  const marked = star(word.text);
  const { ask } = texts;
  const card = contrasts.find(({ words }) => words.includes(word.id));
  const hasMistakes = mistakes.some(({ words }) => words.includes(word.id));
  const [alike] = usage.synonyms;
  const terms = card?.terms ?? (alike ? [word.text, alike.text] : []);
  return [
    terms.length > 0 && ask.difference(terms.map(star).join(` ${texts.and} `)),
    hasMistakes && ask.mistakes(marked),
    usage.patterns.length > 0 && ask.pattern(marked),
    usage.note !== undefined && ask.usage(marked),
    usage.opposites.length > 0 && ask.opposite(marked),
    usage.family.length > 0 && ask.family(marked),
    facts.tables.length > 0 && ask.forms(marked),
    facts.uses.length > 0 && ask.example(marked),
    texts.suggestions.meaning,
  ]
    .filter((one) => typeof one === 'string')
    .slice(0, maxQuestions);
}
