import { allGrammar } from '@topwords/languages/grammar';
import { paradigmWordsOf } from '../paradigms/paradigm-words-of.ts';
import { stressTables, stressedWordOf } from '../paradigms/stress-tables.ts';
import type { LexiconEntry } from '../lexicon/lexicon.ts';
import type { Check, CheckedBank } from './check.ts';
import { faultOfLexeme } from './fault-of-lexeme.ts';

const mark = '\u0301';

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{Script=Cyrillic}\u0301]+/gu) ?? [];
}

/** A headword and its forms, each with its mark of stress. */
function stressedFormsOf(entry: LexiconEntry, draw: CheckedBank['draw']): string[] {
  const tables = paradigmWordsOf(entry).flatMap((word) => draw(word).tables);
  const cells = stressTables(entry, tables).flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells),
  );
  const locative = allGrammar.ru.stress?.secondLocativeOf(stressedWordOf(entry));
  return [
    entry.lexeme.stress ?? '',
    locative ?? '',
    ...cells.flatMap((cell) => cell?.stressed ?? []),
  ].flatMap(wordsOf);
}

/** A word of a Russian phrase is stressed as it is in the tables of a headword, if it is in any. */
export const checkPhraseStress: Check = ({ lexemes, lexicon, draw }) => {
  const known = new Map<string, Set<string>>();
  for (const entry of lexicon.ru.values()) {
    for (const form of stressedFormsOf(entry, draw)) {
      const plain = form.replaceAll(mark, '');
      known.set(plain, (known.get(plain) ?? new Set()).add(form));
    }
  }
  return lexemes.ru.flatMap((located) =>
    (located.lexeme.collocations ?? []).flatMap(({ text }) =>
      wordsOf(text).flatMap((word) => {
        const forms = known.get(word.replaceAll(mark, ''));
        if (!word.includes(mark) || forms === undefined || forms.has(word)) return [];
        const detail = `"${text}" has ${word}, but tables have ${[...forms].join(', ')}`;
        return faultOfLexeme(located, 'phrase-stress', { language: 'ru', text: word, detail });
      }),
    ),
  );
};
