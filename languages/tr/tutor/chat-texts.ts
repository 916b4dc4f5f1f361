import { nameLanguages } from '../../tutor/name-languages.ts';
import { attach } from '../grammar/sounds.ts';
import type { ChatTexts } from '../../en/tutor/chat-texts.ts';

const nameOfLanguage = nameLanguages('tr');
/** İngilizcede, Rusçada */
function inLanguage(code: string): string {
  return attach(nameOfLanguage(code), 'DA');
}
const ordinals = [
  'ilk',
  'ikinci',
  'üçüncü',
  'dördüncü',
  'beşinci',
  'altıncı',
  'yedinci',
  'sekizinci',
];

export const chatTexts: ChatTexts = {
  greeting: (word) => `Merhaba! Sana ${word} konusunda yardım edebilirim. Örneğin şunları sor:`,
  thanks: (word) => `Rica ederim! ${word} ile devam etmek istersen örneğin şunları sor:`,
  suggestions: {
    meaning: 'Ne demek?',
    example: 'Örnek ver',
    pronunciation: 'Nasıl okunur?',
    grammar: 'Dil bilgisini açıkla',
    forms: 'Çekimlerini göster',
    difference: 'Neyle karıştırılabilir?',
    quiz: 'Bana soru sor',
    memory: 'Nasıl aklımda tutarım?',
  },
  notUnderstood: (word) =>
    `Bunu anlayamadım. Ben yerleşik öğretmenim: ${word} hakkındaki soruları kelime listesine göre yanıtlarım, hiçbir şey uydurmam.`,
  canTell: 'Örneğin şunları sorabilirsin:',
  connectModel:
    'Serbest sohbet için bir dil modeli gerekir. Bu siteyi işleten kişi bir model bağlayabilir: ayarın adı OPENAI_MODEL, açıklaması işletim kılavuzunda.',

  means: (word, names) => `${word} ${names} demek.`,
  meansSeveral: (word, count) => `${word} kelimesinin ${count} anlamı var:`,
  moreMeanings: (count) => `${count} anlamı daha var.`,

  examplesOf: (word, count) => (count === 1 ? `${word} ile bir örnek:` : `${word} ile örnekler:`),
  moreExamplesOf: (word, count) =>
    count === 1 ? `${word} ile bir örnek daha:` : `${word} ile başka örnekler:`,
  askForMore: 'Daha fazlası için “bir örnek daha” yaz.',
  noMoreExamples: (word, total) =>
    total === 1
      ? `${word} geçen tek cümlemi zaten gördün:`
      : `${word} geçen ${total === 2 ? 'iki cümlemi de' : `${total} cümlemin hepsini`} gördün. İlki yeniden:`,
  noExample: (word) => `${word} geçen bir cümlem yok.`,
  noExampleOfForm: (word) => `Cümlelerimin hiçbirinde ${word} bu biçimde geçmiyor. Başka cümleler:`,

  pronounced: (word, ipa) => `${word} şöyle okunur: /${ipa}/.`,
  noTranscription: (word) => `${word} için ses yazımım yok.`,
  oneSyllable: 'Tek hecelidir.',
  stressOn: (place) => `Vurgu ${ordinals[place - 1] ?? `${place}.`} hecededir.`,
  stressMark: 'ˈ işareti vurgulu hecenin önünde durur.',
  soundButton: 'Kelimenin yanındaki ses düğmesiyle dinleyebilirsin.',

  spelled: (word, letters, count) => `${word} şöyle yazılır: ${letters} (${count} harf).`,
  oneLetter: (word) => `${word} tek bir harftir.`,
  reasonUnknown: 'Neden böyle olduğunu açıklayamam. Dil bilgisiyle ilgili bildiklerim:',
  askOfWords: 'Bu kelimelerin her birini ayrıca anlatabilirim: sorunda birini yaz.',

  compareWithWhat: (word) =>
    `${word} kelimesini hangi kelimeyle karşılaştırayım? Örneğin şöyle sor: “… ile … arasındaki fark ne?”`,
  otherUnknown: (word, other) =>
    `${word} ile ${other} kelimesini karşılaştıramam: kelime listesinde bulamadım.`,
  compareSuggestions: 'Şunlarla da karşılaştırabilirim:',

  translated: (word, into, names) => `${word} ${inLanguage(into)}: ${names}.`,
  textTranslated: (text, into) => `${text} ${inLanguage(into)}:`,
  textUnknown: (text) =>
    `${text} için çevirim yok: yalnızca listedeki kelimeleri ve cümleleri çevirebilirim. Başka metinler için çeviri sayfası var.`,
  sameLanguage: (word, language) => `${word} zaten ${nameOfLanguage(language)}.`,

  quizSense: (form, sentence) => `Burada ${form} ne demek? ${sentence}`,
  quizGap: (gapped, translation) => `Hangi kelime eksik? ${gapped} (${translation})`,
  quizForm: (word, form) => `${word} kelimesinin şu biçimini yaz: ${form}.`,
  quizNothing: (word) => `${word} hakkında sorabileceğim bir şey yok.`,
  right: 'Doğru!',
  rightButSpelling: (solution) => `Doğru, ama yazılışına dikkat et: ${solution}.`,
  nearly: (solution) => `Çok yaklaştın! Doğru yazılışı: ${solution}.`,
  otherFormOf: (word, solution) =>
    `Kelime doğru, ${word}, ama biçimi farklı: burada ${solution} olmalı.`,
  otherWordOf: (solution) => `Aradığım başka bir kelimeydi: ${solution}.`,
  wrong: (solution) => `Tam değil. Doğru yanıt: ${solution}.`,
  givenUp: (solution) => `Sorun değil. Doğru yanıt: ${solution}.`,
  hint: (first, letters) =>
    letters === 1 ? 'İpucu: tek bir harf.' : `İpucu: ilk harfi ${first}, toplam ${letters} harf.`,
  anotherQuestion: 'Başka bir soru için “sonraki” yaz.',

  familyAid: (word, members) =>
    `${word} bir kelime ailesinden; birlikte öğrenmek kolaydır: ${members}.`,
  noHonestAid: (word) =>
    `${word} ile bildiğin bir kelime arasında gerçek bir bağ bilmiyorum, uydurmak da istemem.`,
  sentenceAid: 'Aklında tutman için kısa bir cümle:',

  similar: (word) => `${word} kelimesine benzeyen kelimeler:`,
  nothingSimilar: (word) => `Listede ${word} ile kolayca karıştırılan bir kelime belirtilmemiş.`,
  opposites: (word, others) => `${word} kelimesinin zıt anlamlıları: ${others}.`,
  noOpposite: (word) => `Listede ${word} için zıt anlamlı bir kelime belirtilmemiş.`,
  family: (word, others) => `${word} ile aynı aileden: ${others}.`,
  phrasesWith: (word) => `${word} ile kurulan ifadeler:`,
  nothingRelated: (word) =>
    `Listede ${word} için benzer, zıt anlamlı ya da aynı kökten bir kelime belirtilmemiş.`,

  patterns: (word) => `${word} şöyle kurulur:`,
  noLabels: (word) =>
    `Listede ${word} resmî, gündelik, kaba, eskimiş ya da yöresel diye işaretlenmemiş.`,
  noTips: (word) => `Listede ${word} kelimesinin dil bilgisiyle ilgili not yok.`,

  formsOf: (word) => `${word} kelimesinin biçimleri:`,
  formIs: (word, label, forms) => `${word}, ${label}: ${forms}.`,
  noForms: (word) => `${word} kelimesinin bildiğim başka biçimi yok.`,
  noSuchForm: (word) => `${word} kelimesinin böyle bir biçimini bilmiyorum.`,
  irregular: 'düzensiz',
  askForForms: (question) => `Biçimlerini görmek için “${question}” yaz.`,
  otherTables: (names) => `Şunları da sorabilirsin: ${names}.`,
};
