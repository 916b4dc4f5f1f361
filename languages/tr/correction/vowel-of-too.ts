import { perWord } from '../../correction/cursor.ts';
import { isFront, lastVowel } from '../grammar/sounds.ts';
import { nounsAt } from './turkish-clause.ts';

const separateToo = {
  own: {
    en: '*De/da* ("also") is a word of its own. Its vowel agrees with the last vowel of the word before it, and it is never written *te/ta*: *ben de*, *o da*, *kitap da*.',
    es: '*De/da* («también») es una palabra aparte. Su vocal armoniza con la última de la palabra anterior y nunca se escribe *te/ta*: *ben de*, *o da*, *kitap da*.',
    ru: '*De/da* («тоже») — отдельное слово. Его гласный зависит от последнего гласного слова перед ним, и *te/ta* никогда не пишут: *ben de*, *o da*, *kitap da*.',
    tr: '*De/da* ayrı yazılan bir bağlaçtır. Ünlüsü önündeki sözcüğün son ünlüsüne uyar, hiçbir zaman *te/ta* yazılmaz: *ben de*, *o da*, *kitap da*.',
  },
};

/** Ben da geliyorum; O de geldi; Ahmet te geldi. */
export const vowelOfToo = perWord((cursor) => {
  const written = cursor.text(1);
  if (!/^(?:da|de|te)$/u.test(written)) return undefined;
  const token = cursor.token(0);
  const text = cursor.text(0);
  const isCapital = /^\p{Lu}/u.test(cursor.token(1)?.written ?? '');
  if (!token || isCapital || !/[aeıioöuü]/u.test(text) || !/^\p{L}+$/u.test(text)) return undefined;
  // Leonardo da Vinci, Rio de Janeiro.
  if (/^\p{Lu}/u.test(cursor.token(2)?.written ?? '') && /^\p{Lu}/u.test(token.written))
    return undefined;
  const isFrontWord = isFront(lastVowel(text));
  const right = isFrontWord ? 'de' : 'da';
  if (written === right) return undefined;
  // Bana abla de; Ona tamam de ve gel: say it.
  const isSay = cursor.isEnd(1) || /^(?:ve|sonra|ona|bana|bize|onlara)$/u.test(cursor.text(2));
  if (written === 'de' && isSay) return undefined;
  // Words with back vowels that take front endings: saat de, kalp de, hayal de.
  const bare = token.readings.find(({ lexeme }) => lexeme.text === text);
  const isInflected = nounsAt(cursor, 0).some((one) => one.lexeme.text !== text);
  const isSure =
    isFrontWord ||
    bare?.lexeme.harmony?.low === 'a' ||
    /^(?:o|bu|şu|onlar|bunlar|ora|orada|burada|çok|var|yok)$/u.test(text) ||
    (isInflected && /(?:l[ae]r|m|[ıu]|[dt]a|[dt]an)$/u.test(text));
  const own = isSure ? right : written === 'te' ? 'de' : undefined;
  return (
    own !== undefined &&
    own !== written &&
    cursor.replace([1, 2], own, { kind: 'harmony', reason: separateToo })
  );
});
