import type { LanguageCode } from '@topwords/platform/contracts';
import { foldText } from '@topwords/languages/text';
import { allTutor } from '@topwords/languages/tutor';
import { isUnknown } from '../offered/find-offered.ts';
import { placesIn } from '../recognise/find-samples.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import type { Note } from '../taught/note.ts';
import { notesOfWord } from '../taught/notes-of-word.ts';
import { wordsIn } from '../taught/rank-notes.ts';

/** A text that a note calls wrong, and the note. */
interface Negated {
  text: string;
  note: Note;
}

/**
 * What the question has that a note calls wrong: at least two words that our sentences never have,
 * or one that is no word.
 */
export function findNegated(context: ReplyContext): Negated | undefined {
  const { facts, sources, asked } = context;
  const { native, word } = facts;
  const { contrasts, grammar, mistakes } = sources.taughtNotes(word.language, native);
  const named = asked.mentions.map((one) => one.word).filter(({ id }) => id !== word.id);
  const own = [facts, ...named.map((one) => sources.factsOf(one, native))].flatMap(notesOfWord);
  // "I have 20 years" is "I have twenty years".
  const numbered = (text: string) =>
    placesIn(text)
      .map(({ raw, folded }) => (isNumber(raw, context) ? '#' : folded))
      .join(' ');
  const message = ` ${numbered(asked.message)} `;
  const unknown = new Set(
    placesIn(asked.message)
      .filter((place) => isUnknown(place, context))
      .map(({ folded }) => folded),
  );
  for (const note of [...own, ...contrasts, ...grammar, ...mistakes]) {
    for (const text of negatedIn(note.text, native)) {
      const wanted = wordsIn(text).join(' ');
      if (wanted === '' || !message.includes(` ${numbered(text)} `)) continue;
      const isTelling = wanted.includes(' ')
        ? !isInSentences(wanted, context)
        : unknown.has(foldText(text));
      if (isTelling) return { text, note };
    }
  }
  return undefined;
}

function isNumber(raw: string, { sources, facts }: ReplyContext): boolean {
  if (/^\p{N}+$/u.test(raw)) return true;
  return sources.finder
    .find(facts.word.language, raw)
    .some(({ pos, text }) => pos === 'numeral' && foldText(text) === foldText(raw));
}

function negatedIn(text: string, native: LanguageCode): string[] {
  return [...text.matchAll(allTutor[native].negated)].map(
    ([, after, before]) => after ?? before ?? '',
  );
}

function isInSentences(wanted: string, { sources, facts }: ReplyContext): boolean {
  return sources
    .sentencesOf(facts.word.language, facts.native)
    .some(({ text }) => ` ${wordsIn(text).join(' ')} `.includes(` ${wanted} `));
}
