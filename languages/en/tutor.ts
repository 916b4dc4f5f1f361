import type { TutorRules } from '../pack/tutor-rules.ts';
import { chatTexts } from './tutor/chat-texts.ts';
import { correctionTexts } from './tutor/correction-texts.ts';
import { claimWords, variants } from './tutor/claim-words.ts';
import { counting } from './tutor/counting.ts';
import { cues } from './tutor/cues.ts';
import { droppable, droppingCues } from './tutor/dropping.ts';
import { formNames } from './tutor/form-names.ts';
import { lettersInWords } from './tutor/letters-in-words.ts';
import { letters } from './tutor/letters.ts';
import { modalCues, modalNotes } from './tutor/modals.ts';
import { texts } from './tutor/texts.ts';
import { topicCues } from './tutor/topic-cues.ts';
import { tipsOfEnglish } from './tutor/tips-of-english.ts';

export const tutor: TutorRules = {
  cues,
  formNames,
  topicCues,
  conditionCues: {
    question: 'question, a question, as a question, in a question, with a question, interrogative',
    negative: 'negative, negated, with a negation, in the negative, a negation',
  },
  situations: {
    formal:
      'boss, my boss, manager, bank, a bank, teacher*, professor*, police, interview*, office, stranger*, customer*, client*, doctor*, in an email, emails, at work, elderly, older people, my neighbor',
    casual: 'friend*, street, party, kids, classmate*, roommate, buddy, mates',
  },
  claimWords,
  droppable,
  modalCues,
  modalNotes,
  droppingCues,
  quizCues: {
    givesUp: `
      i don t know, dont know, no clue, not a clue, dunno, no idea, i give up, give up, not sure, tell me the answer, what is
      the answer, show me the answer, the answer, idk`,
    hint: `hint, a clue, clue, help me, give me a hint`,
  },
  stopWords: `a an the and or of to from in on for with is are am be was were do does did it its this that
  these those i me my you your we what which how when where why who s t m re ve ll d can could
  would should will please tell give show explain word words verb noun phrase one also between
  say mean means about there some any just so if but not no than as at by use used using have has
  know want need like help pls hi hey hello thanks and then`,
  connectors: 'and or vs versus from to with than',
  or: 'or vs versus',
  negated:
    /(?<!\p{L})(?:not|never|don't say|don’t say|no)\s+\*([^*]+)\*|\*([^*]+)\*\s+(?:is|are) (?:wrong|incorrect|not said)/giu,
  besidePronoun: 'form forms in for and with',
  fillers: 'a an the to i think it s is maybe means',

  texts,
  chatTexts,
  correctionTexts,

  names: 'english ingles англииск ingilizce',
  pronouns: {
    he: ['third'],
    she: ['third'],
    it: ['third'],
  },
  persons: { first: 'I, we', second: 'you', third: 'he, she, it, they' },
  counting,
  letters,
  lettersInWords,
  variants,
  tips: tipsOfEnglish,
  compoundForm: /s$/u,
};
