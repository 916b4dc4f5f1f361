import { nameLanguages } from '../../tutor/name-languages.ts';
import type { TutorTexts } from '../../en/tutor/texts.ts';
import { labels } from './labels.ts';

const nameOfLanguage = nameLanguages('tr');
const number = new Intl.NumberFormat('tr');
const aspects = {
  impf: 'bitmemişlik görünüşündedir (imperfektif)',
  pf: 'bitmişlik görünüşündedir (perfektif)',
  both: 'hem bitmemişlik hem bitmişlik görünüşünde kullanılır',
};

function place(rank: number): string {
  const round = [100, 250, 500, 1000].find((limit) => rank <= limit);
  return round === undefined ? '' : `; en sık kullanılan ${number.format(round)} kelimeden biri`;
}

export const texts: TutorTexts = {
  ...labels,
  locale: 'tr',
  quote: (text) => `“${text}”`,
  usage: {
    rank: (rank, of, language) =>
      `Kullanım sıklığına göre burada öğretilen ${number.format(of)} ${nameOfLanguage(language)} kelime arasında ${number.format(rank)}. sırada${place(rank)}.`,
    level: (level) => `${labels.levels[level]} düzeyinde öğrenilir.`,
    sense: (meaning, sentence) => `${meaning} anlamında: ${sentence}`,
  },
  aspectPair: (imperfective, perfective) =>
    `Bunlar bir görünüş çifti: ${imperfective} bitmemişlik, ${perfective} bitmişlik bildirir.`,
  aspects: (word, aspect) => `${word} ${aspects[aspect]}.`,
  motionPair: (oneWay, manyWays) =>
    `Bunlar bir hareket fiili çifti: ${oneWay} tek yönde hareketi, ${manyWays} gidip gelmeyi, sık yapılan ya da genel olarak hareketi anlatır.`,
  insights: {
    rank: 'Sıklık',
    rankValue: (rank, of) => `${number.format(of)} kelime içinde ${number.format(rank)}.`,
    level: 'Düzey',
    similar: 'Benzer kelimeler',
    opposites: 'Zıt anlamlılar',
    family: 'Aynı kökten kelimeler',
    irregular: 'Düzensiz biçimler',
    pair: 'Görünüş çifti',
    motion: 'Hareket fiilleri',
    senses: 'Anlamlar',
  },
  relation: {
    similar: 'benzer kelime',
    opposite: 'zıt anlamlı',
    family: 'aynı kökten',
    pair: 'görünüş çifti',
    motion: 'hareket fiili çiftinin öbürü',
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
