import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';

/** Past and participle of verbs without notes, and spellings that are also correct. */
export const irregularVerbs = mapOf<{ past: string[]; participle: string[] }>({
  bear: { past: ['bore'], participle: ['borne'] },
  burn: { past: ['burned', 'burnt'], participle: ['burned', 'burnt'] },
  dive: { past: ['dived', 'dove'], participle: ['dived'] },
  dream: { past: ['dreamed', 'dreamt'], participle: ['dreamed', 'dreamt'] },
  get: { past: ['got'], participle: ['gotten', 'got'] },
  knit: { past: ['knit', 'knitted'], participle: ['knit', 'knitted'] },
  learn: { past: ['learned', 'learnt'], participle: ['learned', 'learnt'] },
  prove: { past: ['proved'], participle: ['proved', 'proven'] },
  shut: { past: ['shut'], participle: ['shut'] },
  wake: { past: ['woke'], participle: ['woken'] },
});

/** Modal verbs: "can" has neither participle nor -ing. */
export const modalVerbs = wordSet('can could may might must ought shall should will would');

/** Irregular plurals that no row notes. */
export const irregularPlurals = mapOf<string[]>({
  basis: ['bases'],
  fish: ['fish', 'fishes'],
  grandchild: ['grandchildren'],
  businessperson: ['businesspeople'],
  dice: ['dice'],
  Japanese: ['Japanese'],
  person: ['people'],
  policeman: ['policemen'],
  stomach: ['stomachs'],
});

/** Nouns whose plural would be a mistake. */
export const uncountableNouns = wordSet(`
  advice air anger applause bread butter cash clothing countryside courage darkness dirt electricity
  equipment evidence fate football forgiveness fun furniture garbage gasoline gold happiness health
  heat help homework honey humor hunger importance information insurance internet justice knowledge
  laughter luck luggage magic mail math mathematics milk money mud music news nonsense oil
  paradise patience peace permission personnel pride progress research respect rice sadness safety
  salt sand shade silver smoke snow soccer soil staff stuff sugar support sweat traffic trash trust
  underwear weather work
  access alcohol America beef bleach consciousness corn cotton dill Earth excitement flour footwear France hail harm humanity Japan jazz jewelry
  karaoke laundry lightning makeup media overtime participation ping-pong politics precipitation rust sunscreen thunder toothpaste Turkey`);

/** Nouns that are already plural. */
export const pluralNouns = wordSet(
  'clothes dishes folks glasses goods grandparents pants parents people police stairs woods',
);

/** Nouns that are countable only in some senses, and words used as nouns: no table is right. */
export const rarelyCountedNouns = wordSet(`
  affection attention beauty behavior blood childhood Christmas concrete confidence dark data dessert dust earth east energy
  English faith fire French food gas German grass hair heaven hell honor ice inside interior iron lead jam joy left
  ma'am madness meat midday middle midnight most Mr Mrs nature noon north past percent power proof rain rest Russian
  security shame skin sleep sorrow south space Spanish stress surgery Turkish truth water west while wood youth
  January February March April May June July August September October November December
  absence art broth cologne communication cream detergent education fog frost glue ham imagination land leather plastic
  presence press reading reality relief sight soap success toast understanding will`);

/**
 * Adjectives with one syllable, or in -y, -le and -ow, that are compared with "more" or not at all.
 */
export const notComparedByEnding = wordSet(`
  able back best better dead double drunk due fake first fun gold ill just last left like little live main male next okay
  own past real right scared single square third tired whole worse worst wrong
  only daily`);

/** Longer adjectives that are compared by ending anyway. */
export const comparedByEnding = wordSet('clever cruel lonely lovely polite quiet stupid');
export const comparedAdverbs = wordSet('fast hard high low late early soon near long deep loud');

/** Comparatives and superlatives with a different stem. */
export const irregularComparisons = mapOf<[string[], string[]]>({
  bad: [['worse'], ['worst']],
  badly: [['worse'], ['worst']],
  far: [
    ['farther', 'further'],
    ['farthest', 'furthest'],
  ],
  good: [['better'], ['best']],
  ill: [['worse'], ['worst']],
  many: [['more'], ['most']],
  much: [['more'], ['most']],
  shy: [
    ['shyer', 'shier'],
    ['shyest', 'shiest'],
  ],
  well: [['better'], ['best']],
});

/** Personal pronouns: object, possessive before a noun and alone, reflexive. */
export const personalPronouns = mapOf<[string, string, string, string]>({
  I: ['me', 'my', 'mine', 'myself'],
  he: ['him', 'his', 'his', 'himself'],
  she: ['her', 'her', 'hers', 'herself'],
  it: ['it', 'its', '', 'itself'],
  we: ['us', 'our', 'ours', 'ourselves'],
  they: ['them', 'their', 'theirs', 'themselves'],
  you: ['you', 'your', 'yours', 'yourself'],
});
