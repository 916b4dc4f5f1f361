import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { caseReason, timeNouns } from './turkish-clause.ts';
import { nounWith, type TurkishCase } from './turkish-nouns.ts';
import { onlyNouns, pronounOf } from './turkish-words.ts';

interface Compound {
  verb: string;
  /** How the forms of its verb begin. */
  starts: RegExp;
  case: TurkishCase & ('dative' | 'accusative' | 'ablative');
  wrong: readonly TurkishCase[];
}

function compound(
  verb: string,
  name: Compound['case'],
  ...wrong: TurkishCase[]
): [string, Compound] {
  const [noun = '', base = ''] = verb.split(' ');
  const starts = { etmek: /^e[td]/u, vermek: /^ver/u, olmak: /^ol/u }[base] ?? /^$/u;
  return [noun, { verb, starts, case: name, wrong }];
}

/** A noun with etmek, vermek or olmak, and the case that goes before it. */
const compounds = mapOf(
  Object.fromEntries([
    compound('cevap vermek', 'dative', 'accusative', 'nominative'),
    compound('izin vermek', 'dative', 'accusative'),
    compound('önem vermek', 'dative', 'accusative'),
    compound('zarar vermek', 'dative', 'accusative'),
    compound('söz vermek', 'dative', 'accusative'),
    compound('devam etmek', 'dative', 'accusative'),
    compound('yardım etmek', 'dative', 'accusative'),
    compound('teşekkür etmek', 'dative', 'accusative'),
    compound('dikkat etmek', 'dative', 'accusative'),
    compound('nefret etmek', 'ablative', 'accusative', 'dative'),
    compound('şikâyet etmek', 'ablative', 'accusative'),
    compound('ziyaret etmek', 'accusative', 'dative'),
    compound('davet etmek', 'accusative'),
    compound('merak etmek', 'accusative', 'dative', 'ablative'),
    compound('takip etmek', 'accusative', 'dative'),
    compound('tercih etmek', 'accusative'),
    compound('kabul etmek', 'accusative'),
    compound('âşık olmak', 'dative', 'accusative'),
    compound('sahip olmak', 'dative', 'accusative'),
  ]),
);

/** Soruyu cevap verdim; Sana merak ettim; Anneme ziyaret ettim. */
export const caseBeforeCompound = perWord((cursor) => {
  const known = compounds.get(cursor.text(1));
  if (!known?.starts.test(cursor.text(2)) || /^edil|^veril/u.test(cursor.text(2))) return undefined;
  const pronoun = pronounOf(cursor.text(0));
  if (pronoun && pronoun.case !== 'with') {
    const isWrong = pronoun.case !== 'nominative' && known.wrong.includes(pronoun.case);
    const right = pronoun.forms[known.case];
    return isWrong && cursor.replace([0, 1], right, caseReason(known.verb, known.case, right));
  }
  const nouns = onlyNouns(cursor, 0);
  const [noun] = nouns ?? [];
  const isWrong = nouns?.every(
    (one) =>
      known.wrong.includes(one.case) && one.owner !== 'third' && !timeNouns.has(one.lexeme.text),
  );
  if (!noun || !isWrong) return undefined;
  // Bir soru, bu soru: only what is pointed at lacks a case for sure.
  if (noun.case === 'nominative' && !/^(?:bu|şu)$/u.test(cursor.text(-1))) return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { case: known.case });
  return (
    right !== undefined && cursor.replace([0, 1], right, caseReason(known.verb, known.case, right))
  );
});
