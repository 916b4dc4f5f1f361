import type { Topic } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { FactSources } from '../../facts/fact-sources.ts';
import { wordsIn } from './rank-notes.ts';
import type { ContrastNote, MistakeNote, Note } from './note.ts';

const gap = '___';

/** All that teachers wrote about a language for one native language. */
interface TaughtNotes {
  contrasts: readonly ContrastNote[];
  grammar: readonly Note[];
  mistakes: readonly MistakeNote[];
}

export type TaughtNotesOf = (language: LanguageCode, native: LanguageCode) => TaughtNotes;

/** Presents what is taught about a language, each pair of languages on first use. */
export function createTaughtNotes({ teaching }: Pick<FactSources, 'teaching'>): TaughtNotesOf {
  const known = new Map<string, TaughtNotes>();
  return (language, native) => {
    const key = `${language} ${native}`;
    const notes = known.get(key) ?? present(teaching.ofLanguage(language), native);
    known.set(key, notes);
    return notes;
  };
}

function present(
  { contrasts, grammar, mistakes }: ReturnType<FactSources['teaching']['ofLanguage']>,
  native: LanguageCode,
): TaughtNotes {
  const textOf = (texts: Partial<Record<LanguageCode, string>>) => texts[native] ?? '';
  const sentenceOf = (one: {
    text: string;
    translation: Partial<Record<LanguageCode, string>>;
  }) => ({ text: one.text, translation: textOf(one.translation) });
  return {
    contrasts: contrasts.map(({ key, terms, words, explanation, pair, quiz }) => ({
      kind: 'contrast',
      key,
      words,
      topics: [],
      text: textOf(explanation),
      keys: terms,
      title: '',
      sentences: pair.map(sentenceOf),
      terms,
      questions: quiz.map(({ text, options, answer, translation }) => {
        const [before = '', after = ''] = text.split(gap);
        return { before, after, options, answer, translation: textOf(translation) };
      }),
    })),
    grammar: grammar.map(({ key, topics, words, title, note, examples }) => ({
      kind: 'grammar',
      key,
      words,
      topics: topics as readonly Topic[],
      text: textOf(note),
      keys: [],
      title: textOf(title),
      sentences: examples.map(sentenceOf),
    })),
    mistakes: mistakes
      .filter(({ natives }) => !natives || natives.includes(native))
      .map(({ key, wrong, right, why, words }) => ({
        kind: 'mistake',
        key,
        words,
        topics: [],
        text: textOf(why),
        keys: [differing(wrong, right)],
        title: '',
        sentences: [{ text: `${wrong} ${right}`, translation: '' }],
        wrong,
        right,
      })),
  };
}

/** The words in which a mistake and its correction differ. */
function differing(wrong: string, right: string): string {
  const [one, other] = [wordsIn(wrong), wordsIn(right)];
  return [
    ...one.filter((text) => !other.includes(text)),
    ...other.filter((text) => !one.includes(text)),
  ].join(' ');
}
