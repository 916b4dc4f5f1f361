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
import { patternWords } from './tutor/pattern-words.ts';
import { modalCues, modalNotes } from './tutor/modals.ts';
import { texts } from './tutor/texts.ts';
import { topicCues } from './tutor/topic-cues.ts';
import { tipsOfRussian } from './tutor/tips-of-russian.ts';

export const tutor: TutorRules = {
  cues,
  formNames,
  topicCues,
  conditionCues: {
    question: 'вопрос, вопросом, вопросительн*, в вопросе, в виде вопроса',
    negative: 'отрицательн*, с отрицанием, отрицание, с не',
  },
  situations: {
    formal:
      'начальник*, начальниц*, шеф*, босс*, банк*, учител*, преподавател*, полици*, собеседовани*, офис*, незнаком*, клиент*, врач*, доктор*, в письме, на работе, пожил*',
    casual: 'друг, другу, друзьям, подруг*, друзей, улиц*, вечеринк*, однокласс*, одногрупп*',
  },
  claimWords,
  droppable,
  modalCues,
  modalNotes,
  droppingCues,
  quizCues: {
    givesUp: `
      не знаю, не помню, понятия не имею, сдаюсь, скажи ответ, какой ответ, ответ, покажи ответ`,
    hint: `подсказк*, подскажи*, помоги*, намек*`,
  },
  stopWords: `и или а но в во на с со к у о об от до из за по для не ни это эта этот эти этого этой что
  чтобы как какой какая какое какие каком какая когда где кто чем ли же бы мне меня мой моя я ты
  мы вы он она оно они его ее их есть быть слово слова слову словом словами глагол глагола
  пожалуиста скажи подскажи объясни расскажи дай можно можешь между тоже еще да нет ну так тебя
  нужно надо хочу знать про также разница тогда`,
  connectors: 'и или от с со',
  or: 'или либо vs',
  negated:
    /(?<!\p{L})(?:не|нет|нельзя(?: сказать)?)\s+\*([^*]+)\*|\*([^*]+)\*\s+(?:— )?(?:ошибка|неправильно|не говорят)/giu,
  besidePronoun: 'форма форму форме формы с на и',
  fillers: 'это думаю наверное значит может',

  texts,
  chatTexts,
  correctionTexts,

  names: 'russian ruso rusa русск rusca',
  pronouns: {
    я: ['first', 'singular'],
    ты: ['second', 'singular'],
    он: ['third', 'singular'],
    она: ['third', 'singular'],
    мы: ['first', 'plural'],
    вы: ['second', 'plural'],
    они: ['third', 'plural'],
  },
  persons: { first: 'я, мы', second: 'ты, вы', third: 'он, она, они' },
  abbreviations: {
    'им.': 'nominative',
    'род.': 'genitive',
    'дат.': 'dative',
    'вин.': 'accusative',
    'тв.': 'instrumental',
    'предл.': 'prepositional',
    'инф.': 'infinitive',
    'мн. ч.': 'plural',
    'ед. ч.': 'singular',
    'прош. вр.': 'past',
    'м. р.': 'masculine',
    'ж. р.': 'feminine',
    'ср. р.': 'neuter',
  },
  topicsOfForms: [{ forms: ['genitive singular', 'genitive plural'], topic: 'numbers' }],
  hidesGender: /^(?!.*(?:ость|тель)$).*[^жшчщ]ь$/u,
  patternWords,
  counting,
  letters,
  lettersInWords,
  variants,
  tips: tipsOfRussian,
};
