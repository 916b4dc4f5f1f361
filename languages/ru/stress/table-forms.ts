import type { ParadigmTable } from '../../paradigms/paradigm-table.ts';
import { singleKeyForms } from './key-forms.ts';
import type { StressedWord } from '../../pack/stress.ts';
import { plainOf } from './vowel-stress.ts';

function formsOf({ rows }: ParadigmTable): string[] {
  return rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.forms ?? []));
}

/** Whether a noun is declined like an adjective: рабочий, остальное, выходные. */
export function isAdjectivalNoun(text: string, table: ParadigmTable): boolean {
  return (
    /(?:[ыио]й|[ая]я|[оеыи]е)$/u.test(text) &&
    formsOf(table).some((form) => /(?:[ое]го|[ыи]ми)$/u.test(form))
  );
}

/** Whether a table of persons has the third person plural that the author gives, if any. */
export function hasThirdPlural(word: StressedWord, table: ParadigmTable): boolean {
  const thirdPlural = singleKeyForms(word)[1];
  return (
    thirdPlural === undefined || thirdPlural === '' || formsOf(table).includes(plainOf(thirdPlural))
  );
}
