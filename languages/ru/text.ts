import type { TextRules } from '../pack/text-rules.ts';
import { russianBaseForms } from './text/russian-base-forms.ts';
import { foldText } from '../text/fold-text.ts';

const cyrillic = 'абвгдежзийклмнопрстуфхцчшщыэюя';
const sounds = 'a b v g d e j z i i k l m n o p r s t u f h s ch sh sh i e u ia'.split(' ');
const latin = new Map(Array.from(cyrillic, (letter, place) => [letter, sounds[place] ?? '']));

export const text: TextRules = {
  letters: 'а-яА-ЯёЁ',
  withoutMarks: (word) => word.replaceAll('ё', 'е'),
  script: 'cyrillic',
  romanize: (word) =>
    Array.from(
      foldText(word).replaceAll(/[ъь]/g, ''),
      (letter) => latin.get(letter) ?? letter,
    ).join(''),
  asking:
    /(?<!\p{L})(?:как|как(?:ой|ая|ое|ие|ого|ую|им|ом)|где|куда|откуда|когда|почему|зачем|сколько|скольки|кто|кого|кому|кем|что|чего|чем|чей|чья|чьё|чьи|ли|разве|можно)(?!\p{L})/iu,
  baseForms: russianBaseForms,
  alphabet: /^[а-яё]*$/u,
  telling: { has: /[ыэё]/u, lacks: /[іїєґўәғқңөұүһҗћђљњџ]/u },
};
