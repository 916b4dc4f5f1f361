import type { TutorRules } from '../pack/tutor-rules.ts';
import { chatTexts } from './tutor/chat-texts.ts';
import { correctionTexts } from './tutor/correction-texts.ts';
import { claimWords } from './tutor/claim-words.ts';
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
import { tipsOfTurkish } from './tutor/tips-of-turkish.ts';

export const tutor: TutorRules = {
  hasPostpositions: true,
  cues,
  formNames,
  topicCues,
  conditionCues: {
    question: 'soru olsun, soru cümlesi, soru şeklinde, soru biçiminde, soru, soru hâlinde, sorulu',
    negative: 'olumsuz*, olumsuz cümle',
  },
  situations: {
    formal:
      'patron*, müdür*, banka*, öğretmen*, hoca*, profesör*, polis*, mülakat*, iş görüşme*, ofis*, tanımadığ*, yabancı birin*, müşteri*, doktor*, mailde, e posta*, iş yerin*, iş yerinde, yaşlı*',
    casual: 'arkadaş*, sokak*, parti*, sınıf arkadaş*',
  },
  claimWords,
  droppable,
  modalCues,
  modalNotes,
  droppingCues,
  quizCues: {
    givesUp: `
      bilmiyorum, bilmem, bilemedim, fikrim yok, pes, cevabı söyle, cevap ne, cevap nedir,
      cevabı ver, hatırlamıyorum`,
    hint: `ipucu*, yardım*`,
  },
  stopWords: `bir bu su o ve veya ya da de ile mi mu nedir ne nasil neden hangi ben bana beni sen sana icin
  kelime kelimesi kelimenin kelimeyi sozcuk fiil fiili fiilin arasinda arasindaki lutfen var yok
  cok daha gibi olan olarak oldugunu soyle soyler misin verir anlat acikla istiyorum zaman dan den
  tan ten nin nun un in nedir yoksa hem aslinda peki miyim da ta`,
  connectors: 'ile ve veya mi yoksa mu',
  or: 'veya yoksa vs',
  asksEach: 'mi mu',
  negated: /\*([^*]+)\*\s*(?:değil|demeyin|denmez|yanlış|olmaz|söylenmez)/giu,
  besidePronoun: 'formu hali icin',
  fillers: 'bu sanırım galiba bence demek',
  nameSuffix: /(?:y?l[ae]|[dt][ae]n|n?[iu]n|y?[iu])$/,

  texts,
  chatTexts,
  correctionTexts,

  names: 'turkish turco turca турецк turkce',
  pronouns: {
    ben: ['first', 'singular'],
    sen: ['second', 'singular'],
    o: ['third', 'singular'],
    biz: ['first', 'plural'],
    siz: ['second', 'plural'],
    onlar: ['third', 'plural'],
  },
  persons: { first: 'ben, biz', second: 'sen, siz', third: 'o, onlar' },
  patternWords,
  counting,
  letters,
  lettersInWords,
  tips: tipsOfTurkish,
  owners: { first: 'benim, bizim', second: 'senin, sizin', third: 'onun, onların' },
};
