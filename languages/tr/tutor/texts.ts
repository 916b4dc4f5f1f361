import { nameLanguages } from '../../tutor/name-languages.ts';
import type { TutorTexts } from '../../en/tutor/texts.ts';
import { labels } from './labels.ts';

const nameOfLanguage = nameLanguages('tr');
const number = new Intl.NumberFormat('tr');
const kinds = labels.pos;

function inSentences(count: number, of: number): string {
  if (count === of) return of === 2 ? 'İki cümlenin ikisinde de' : `${of} cümlenin hepsinde`;
  return `${of} cümlenin ${count} tanesinde`;
}

function place(rank: number): string {
  const round = [100, 250, 500, 1000].find((limit) => rank <= limit);
  return round === undefined ? '' : `; en sık kullanılan ${number.format(round)} kelimeden biri`;
}

export const texts: TutorTexts = {
  ...labels,
  locale: 'tr',
  quote: (text) => `“${text}”`,
  and: (texts) => [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' ve '),
  means: (translations) => `“${translations}”`,
  sayInstead: (words) => `Şöyle de diyebilirsin: ${words}.`,
  position: {
    opens: (word, count, of, sentence) => `${inSentences(count, of)} ${word} başta: ${sentence}`,
    closes: (word, count, of, sentence) => `${inSentences(count, of)} ${word} sonda: ${sentence}`,
    inside: (word, of, sentence) =>
      `${inSentences(of, of)} ${word} ortada, ne başta ne sonda: ${sentence}`,
    here: (word, place, other, sentence) =>
      `${
        {
          alone: `${word} başka kelime olmadan da söylenebilir`,
          first: `Bu cümlede ${word} başta`,
          last: `Bu cümlede ${word} sonda`,
          before: `Bu cümlede ${word}, ${other} kelimesinden hemen önce geliyor`,
          after: `Bu cümlede ${word}, ${other} kelimesinden hemen sonra geliyor`,
          apart: `Bu cümlede ${word} noktalama işaretleriyle ayrılıyor`,
        }[place]
      }: ${sentence}`,
  },
  neighbours: {
    word: (word, preposition, count, of, sentence) =>
      `${inSentences(count, of)} ${word} kelimesinden hemen sonra ${preposition} geliyor: ${sentence}`,
    kind: (side, word, pos, examples, count, of) =>
      `${inSentences(count, of)} ${word} kelimesinden hemen ${side === 'before' ? 'önce' : 'sonra'} bir ${kinds[pos]} var: ${examples}.`,
    case: (side, word, name, examples) =>
      `Cümlelerimizde ${word} kelimesinden ${side === 'after' ? 'sonra' : 'önce'} şu hâl geliyor: ${name}. Örnekler: ${examples}.`,
  },
  formInUse: (form, label, sentence) =>
    `Şu biçimiyle de karşılaşırsın: ${form}${label === null ? '' : ` (${label})`}. ${sentence}`,
  goesWith: (word, pieces) => `Cümlelerimizde ${word} şöyle geçiyor: ${pieces}.`,
  invariable: (word) => `${word} biçim değiştirmez.`,
  unchanging: (word, examples) => `İsimden önce ${word} değişmez: ${examples}.`,
  madeOf: (phrase, parts) => `${phrase} şu kelimelerden oluşur: ${parts}.`,
  oneOfSeveral: (word, pos) => `${word} birden çok türde kullanılır: ${pos}.`,
  capital: (word) => `${word} her zaman büyük harfle başlar.`,
  synonymInUse: (word, synonyms, sentence) =>
    `${word} ile ${synonyms} aynı anlama gelir; burada ikincisi var: ${sentence}`,
  usage: {
    rank: (rank, of, language) =>
      `Kullanım sıklığına göre burada öğretilen ${number.format(of)} ${nameOfLanguage(language)} kelime arasında ${number.format(rank)}. sırada${place(rank)}.`,
    level: (level) => `${labels.levels[level]} düzeyinde öğrenilir.`,
    sense: (meaning, sentence) => `${meaning} anlamında: ${sentence}`,
    rival: (meaning, word, other, own, sentence) =>
      own === null || sentence === null
        ? `Hem ${word} hem ${other} “${meaning}” olabilir, ama anlamları farklıdır.`
        : `Hem ${word} hem ${other} “${meaning}” olabilir, ama anlamları farklıdır. ${own} Ama: ${sentence}`,
    question: (word, count, of, sentence) =>
      `${inSentences(count, of)} ${word} bir soruda geçiyor: ${sentence}`,
    phrasesOf: (word, phrases) => `${word} şu kalıplarda geçer: ${phrases}.`,
  },
  insights: {
    rank: 'Sıklık',
    rankValue: (rank, of) => `${number.format(of)} kelime içinde ${number.format(rank)}.`,
    level: 'Düzey',
    synonyms: 'Eş anlamlılar',
    family: 'Aynı kökten kelimeler',
    confusable: 'Karıştırma',
    falseFriend: 'Yalancı eş değer',
    falseFriendValue: (word, means, native, other) =>
      `${word} “${means}” demektir; Türkçedeki “${native}” ise ${other}.`,
    cognate: 'Hatırlaması kolay',
    cognateValue: (word, native) =>
      `${word} Türkçedeki “${native}” kelimesine benzer ve aynı anlama gelir.`,
    irregular: 'Düzensiz biçimler',
    pair: 'Görünüş çifti',
    forms: 'Cümlelerimizdeki biçimler',
    senses: 'Anlamlar',
  },
  relation: {
    synonym: 'eş anlamlı',
    sameTranslation: 'aynı çeviri, başka anlam',
    family: 'aynı kökten',
    alike: 'yazılışı benziyor',
    pair: 'görünüş çifti',
    phrase: 'bu kelimeyle kalıp',
  },
  formOf: (form, word, label) =>
    `${form}, ${word} kelimesinin bir biçimidir${label === null ? '' : ` (${label})`}.`,
  textDefinition: (translation) => `Türkçesi: ${translation}`,
  textOfWords: (words) => `Kelime kelime: ${words}.`,
  unknownText: (text) =>
    `Listedeki kelimeleri ve biçimlerini biliyorum; “${text}” bunların arasında yok, bu yüzden onunla ilgili bir şey söyleyemem.`,
  sentencePos: 'cümle',
  phrasePos: 'kalıp',
};
