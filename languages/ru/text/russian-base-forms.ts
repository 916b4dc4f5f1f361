import { wordSet } from '../../lookup/word-set.ts';
import { foldText } from '../../text/fold-text.ts';
import type { BaseForm, KnownWord } from '../../pack/text-rules.ts';

/** Endings of participles after щ and ш, folded: й is и. */
const ending = '(?:ии|ая|ее|ие|его|ему|им|ем|еи|ею|ую|ими|их)';

/**
 * What an active participle is built on: *оставшийся* on *остаться*, *пришедший* on *прийти*,
 * *погибший* and *пропавший* on *погибла* and *пропала*, *читающий* on *читают*. *Будущий* is a word
 * of its own.
 */
const participles: readonly [end: RegExp, instead: string, isInfinitive: boolean][] = [
  [new RegExp(`вш${ending}(ся)?$`, 'u'), 'ть', true],
  [new RegExp(`шедш${ending}(ся)?$`, 'u'), 'ити', true],
  [new RegExp(`(?<=[^аеиоуыэюяв])ш${ending}(ся)?$`, 'u'), 'ла', false],
  [new RegExp(`(?<=[аеиоуыэюя])вш${ending}(ся)?$`, 'u'), 'ла', false],
  [new RegExp(`(?<=[уюая])щ${ending}(ся)?$`, 'u'), 'т', false],
];

/** Other words that look like adverbial participles: *пища* is food, *горя* a case of *горе*. */
const notAdverbial = wordSet('пища горя надя клевая');

/**
 * What an adverbial participle is built on: *сделав* on *сделать*, *глядя* on *глядят*, *читая* on
 * *читают*, *давая* on *давать*, *придя* on *придут*, *слыша* on *слышат*, *ища* on *ищут*.
 */
const adverbialParticiples: readonly [
  end: RegExp,
  instead: readonly string[],
  isInfinitive: boolean,
][] = [
  [/(?<=[аеиоуыэюя])в(?:ши)?$/u, ['ть'], true],
  [/(?<=[аеиоуыэюя])вши(сь)$/u, ['ть'], true],
  [/(?<=ва)я(сь)?$/u, ['ть'], true],
  [/(?<=[аеиоуыэюя])я(сь)?$/u, ['ют', 'ят'], false],
  [/(?<=д)я(сь)?$/u, ['ят', 'ут'], false],
  [/(?<=[^аеиоуыэюядь])я(сь)?$/u, ['ят'], false],
  [/(?<=[жчшщ])а(сь)?$/u, ['ат', 'ут'], false],
];

function adverbialParticiple(folded: string): BaseForm[] {
  if (notAdverbial.has(folded)) return [];
  return adverbialParticiples.flatMap(([end, instead, isInfinitive]) => {
    const found = end.exec(folded);
    if (!found || found.index < 2) return [];
    const stem = folded.slice(0, found.index);
    return instead.map((ending) => {
      const form = stem + ending + (found[1] === undefined ? '' : 'ся');
      const fits = ({ text, pos }: KnownWord) =>
        pos === 'verb' && (!isInfinitive || foldText(text) === form);
      return { form, fits };
    });
  });
}

/** *Пала*, *падала*: -сь after a vowel. */
function reflexive(form: string, mark: string | undefined): string {
  if (mark === undefined) return form;
  return form + (/[аеиоуыэюя]$/u.test(form) ? 'сь' : 'ся');
}

const notCompared = wordSet('даже также тоже уже');
const isCompared = ({ pos }: KnownWord) => pos === 'adjective' || pos === 'adverb';

function activeParticiple(folded: string): BaseForm[] {
  return participles.flatMap(([end, instead, isInfinitive]) => {
    const found = end.exec(folded);
    if (!found || found.index < 2) return [];
    const form = reflexive(folded.slice(0, found.index) + instead, found[1]);
    const fits = ({ text, pos }: KnownWord) =>
      pos === 'verb' && text !== 'быть' && (!isInfinitive || foldText(text) === form);
    return [{ form, fits }];
  });
}

/**
 * The listed forms of which a folded form is made by a rule: an active participle's verb, *пропавшего*,
 * and an adverbial participle's, *глядя*; the adjective of *по-французски*; the comparative of *получше*.
 */
export function russianBaseForms(folded: string): BaseForm[] {
  const language = /^по-(\p{L}{3,}ски)$/u.exec(folded)?.[1];
  if (language !== undefined) {
    return [{ form: `${language}и`, fits: ({ pos }) => pos === 'adjective' }];
  }
  const comparative = /^по(\p{L}+(?:ее|же|че|ще|ше))$/u.exec(folded)?.[1];
  if (comparative !== undefined) {
    return notCompared.has(comparative) ? [] : [{ form: comparative, fits: isCompared }];
  }
  return [...activeParticiple(folded), ...adverbialParticiple(folded)];
}
