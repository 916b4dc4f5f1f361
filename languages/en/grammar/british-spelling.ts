import { mapOf } from '../../lookup/map-of.ts';

/**
 * American stems with another spelling in Britain; all words built on them share it. Listed: nothing
 * else tells *color* from *doctor*, and the dictionary has American words alone.
 *
 * @see Oxford Style Manual; "tire" and "program" have theirs as nouns only
 */
const stems = mapOf({
  armor: 'armour',
  behavior: 'behaviour',
  color: 'colour',
  endeavor: 'endeavour',
  favor: 'favour',
  flavor: 'flavour',
  harbor: 'harbour',
  honor: 'honour',
  humor: 'humour',
  labor: 'labour',
  neighbor: 'neighbour',
  odor: 'odour',
  rumor: 'rumour',
  splendor: 'splendour',
  tumor: 'tumour',
  center: 'centre',
  fiber: 'fibre',
  kilometer: 'kilometre',
  centimeter: 'centimetre',
  millimeter: 'millimetre',
  meter: 'metre',
  liter: 'litre',
  theater: 'theatre',
  defense: 'defence',
  offense: 'offence',
  aluminum: 'aluminium',
  catalog: 'catalogue',
  cozy: 'cosy',
  enrollment: 'enrolment',
  gray: 'grey',
  installment: 'instalment',
  jewelry: 'jewellery',
  mustache: 'moustache',
  omelet: 'omelette',
  pajama: 'pyjama',
  plow: 'plough',
  skeptic: 'sceptic',
  traveler: 'traveller',
  woolen: 'woollen',
  yogurt: 'yoghurt',
});

/** Stems that Britain spells otherwise only in one part of speech. */
const stemsByPart = mapOf<ReadonlyMap<string, string>>({
  noun: mapOf({ license: 'licence', program: 'programme', tire: 'tyre' }),
  verb: mapOf({ practic: 'practis' }),
});

/** Verbs that double their l in Britain alone; their stress is on the first syllable. */
const doubling =
  /^(cancel|channel|dial|fuel|jewel|label|level|marvel|model|quarrel|shovel|signal|travel)(ed|ing)$/u;

/** Verbs in -ize with no other spelling. */
const alwaysZ = /^(?:prize|size|seize|capsize)/u;

const isation = /(?<=[a-z]{3}[^aeiou])iz(?=(?:e[ds]?|ing|ations?|ers?)$)/u;
const analyse = /(?<=l)yz(?=(?:e[ds]?|ing)$)/u;

/** What may follow a stem: *laboratory* and *literature* are other words. */
const endings = /^(?:s|es?|e[dr]s?|ing|ites?|ful|less|able|hoods?|al|ly|ism|'s)?$/u;

function replaceStem(word: string, known: Iterable<readonly [string, string]>): string {
  for (const [american, british] of known) {
    const ending = word.startsWith(american) ? word.slice(american.length) : undefined;
    if (ending !== undefined && endings.test(ending)) return british + ending;
  }
  return word;
}

function spellWord(word: string, pos: string): string {
  const doubled = word.replace(
    doubling,
    (_, stem: string, ending: string) => `${stem}${stem.at(-1)}${ending}`,
  );
  const spelled = alwaysZ.test(doubled)
    ? doubled
    : doubled.replace(isation, 'is').replace(analyse, 'ys');
  return replaceStem(replaceStem(spelled, stems), stemsByPart.get(pos) ?? []);
}

/** A word or phrase as spelled in Britain: *favourite*, *city centre*; itself if it is the same. */
export function britishSpelling(text: string, pos: string): string {
  return text
    .split(' ')
    .map((word) => spellWord(word, pos))
    .join(' ');
}
