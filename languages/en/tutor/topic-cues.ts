import type { TopicTable } from '../../tutor/topic.ts';

/** Words of grammar's topics in English. */
export const topicCues: TopicTable = {
  adjectives: 'adjective*',
  adverbs: 'adverb*',
  agreement: 'agree with, agreement*, match*',
  'alphabet and sound': 'pronounc*, sound*, letter*, silent, vowel*, consonant*',
  articles: 'article*, a or an, an or a, el or la, la or el, with the, without the',
  aspect:
    'aspect*, perfective*, imperfective*, continuous*, progressive*, habit*, finished, result*',
  cases:
    'case*, genitive*, dative*, accusative*, instrumental*, prepositional, locative*, ablative*, nominative*',
  causative: 'causative*, have something done',
  comparison: 'compar*, superlative*, more than, bigger, better than',
  conditionals: 'conditional*, if sentence*, if clause*',
  conjunctions: 'conjunction*',
  countability: 'countab*, uncountab*, count it, can _ count, mass noun*',
  'existence and possession': 'there is, there are, possession, exist*',
  future: 'future*, will, going to',
  gender: 'gender*, masculin*, feminin*, neuter',
  imperative: 'imperative*, command*, comand*',
  impersonal: 'impersonal*',
  'infinitive and gerund':
    'infinitive*, gerund*, ing form, before a verb, after a verb, another verb',
  modality: 'modal*, obligation*',
  mood: 'subjunctive*, subjuntive*, mood',
  motion: 'motion, on foot, by car, vehicle*',
  negation: 'negat*, double negative*',
  numbers: 'number*, numeral*',
  participles: 'participle*',
  passive: 'passive*',
  past: 'past*, preterit*, imperfect*, perfect',
  plural: 'plural*, singular*',
  possessives: 'possessive*, possessor*, apostrophe*',
  postpositions: 'postposition*',
  prepositions: 'preposition*, personal a',
  present: 'present*',
  pronouns: 'pronoun*, have to say, need to say, every time, drop, leave out, leaving out',
  quantity: 'quantit*, how many, how much',
  questions: 'question word*, in questions, question form, ask a question, question particle',
  reflexives: 'reflexive*, oneself',
  'relative clauses': 'relative*',
  'reported speech': 'reported, indirect speech, indirect question*',
  spelling:
    'spell*, written, write, capital*, one word or two, together or separate*, separately, stay, double letter*',
  stress: 'stress*, accent*, syllable*',
  time: 'clock, o clock, what time, date*, days of the week',
  'vowel harmony': 'harmony, vowel*',
  'word order':
    'word order, order of words, where _ put, where _ go, position*, at the end, at the beginning, before or after, after or before',
};
