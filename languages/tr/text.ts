import type { TextRules } from '../pack/text-rules.ts';
import { turkishBaseForms } from './text/turkish-base-forms.ts';
import { withoutCircumflex } from './grammar/without-circumflex.ts';
import { mapOf } from '../lookup/map-of.ts';

const latin = mapOf({ c: 'dj', ç: 'ch', ş: 'sh', ı: 'i' });

export const text: TextRules = {
  letters: 'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîûÂÎÛ',
  withoutMarks: withoutCircumflex,
  romanize: (word) =>
    Array.from(word.toLocaleLowerCase('tr'), (letter) => latin.get(letter) ?? letter).join(''),
  baseForms: turkishBaseForms,
  alphabet: /^[a-zçğıöşüâîû]*$/u,
  telling: { has: /[ğış]/u, lacks: /[əxqwăâîțţñãõ]/u },
};
