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
const aspects = {
  impf: 'bitmemişlik görünüşündedir (imperfektif)',
  pf: 'bitmişlik görünüşündedir (perfektif)',
  both: 'hem bitmemişlik hem bitmişlik görünüşünde kullanılır',
};

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
  meansGloss: (word, gloss) => `${word} için Türkçede tek bir kelime yok: ${gloss}.`,
  moreMeanings: (count) => `${count} anlamı daha var.`,
  saidAlsoBy: (others) => `Bu anlamda şunlar da kullanılır: ${others}.`,

  examplesOf: (word, count) => (count === 1 ? `${word} ile bir örnek:` : `${word} ile örnekler:`),
  moreExamplesOf: (word, count) =>
    count === 1 ? `${word} ile bir örnek daha:` : `${word} ile başka örnekler:`,
  askForMore: 'Daha fazlası için “bir örnek daha” yaz.',
  noMoreExamples: (word, total) =>
    total === 1
      ? `${word} geçen tek cümlemi zaten gördün:`
      : `${word} geçen ${total === 2 ? 'iki cümlemi de' : `${total} cümlemin hepsini`} gördün. İlki yeniden:`,
  noExample: (word) => `${word} geçen bir cümlem yok.`,
  borrowedExample: (word) =>
    `${word} geçen bir cümlem yok. Bu cümle aynı şeyi başka bir kelimeyle söylüyor:`,
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
  sharedTranslation: (word, other, names) =>
    `Hem ${word} hem ${other} Türkçeye ${names} olarak çevrilebilir.`,
  sameMeaning: (word, other, names) => `${names} anlamında ${word} ile ${other} aynı şeyi söyler.`,
  nothingShared: (word, other) => `${word} ile ${other} kelimelerinin burada ortak bir anlamı yok.`,
  aspectPair: (imperfective, perfective) =>
    `Bunlar bir görünüş çifti: ${imperfective} bitmemişlik (eylemin kendisi ya da tekrarı), ${perfective} bitmişlik (bir kez yapılan, sonuca varan eylem) bildirir.`,
  aspects: (word, aspect) => `${word} ${aspects[aspect]}.`,
  gendersDiffer: (word, gender, other, otherGender) =>
    `${word}: ${gender}; ${other}: ${otherGender}.`,
  partsDiffer: (word, part, other, otherPart) =>
    `Sözcük türleri farklı: ${word}: ${part}; ${other}: ${otherPart}.`,
  moreFrequent: (word, rank, other, otherRank) =>
    `${word}, ${other} kelimesinden daha sık kullanılır (sıklık sırası ${rank} ve ${otherRank}).`,
  shadesUnknown: 'Daha ince ayrımları yalnızca bu cümlelerle gösterebilirim.',

  translated: (word, into, names) => `${word} ${inLanguage(into)}: ${names}.`,
  untranslated: (word, into, gloss) =>
    `${inLanguage(into)} ${word} için tek bir kelime yok: ${gloss}.`,
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
  synonymOf: (solution) => `Bu da aynı anlama geliyor. Benim aradığım: ${solution}.`,
  wrong: (solution) => `Tam değil. Doğru yanıt: ${solution}.`,
  givenUp: (solution) => `Sorun değil. Doğru yanıt: ${solution}.`,
  hint: (first, letters) =>
    letters === 1 ? 'İpucu: tek bir harf.' : `İpucu: ilk harfi ${first}, toplam ${letters} harf.`,
  anotherQuestion: 'Başka bir soru için “sonraki” yaz.',

  cognate: (word, names) =>
    `${word} kelimesi ${names} kelimesine benziyor ve aynı anlama geliyor: biri sana öbürünü hatırlatsın.`,
  falseFriend: (word, name, means) =>
    `Dikkat: ${word} kelimesi ${name} kelimesine benziyor ama onun karşılığı ${means}.`,
  confusable: (word, other, names) =>
    `${word} ile ${other} kelimelerini karıştırma: ikincisi ${names} demek.`,
  familyAid: (word, members) =>
    `${word} bir kelime ailesinden; birlikte öğrenmek kolaydır: ${members}.`,
  partsAid: (word, parts) => `${word} tek tek öğrenebileceğin parçalardan oluşuyor: ${parts}.`,
  noHonestAid: (word) =>
    `${word} ile bildiğin bir kelime arasında gerçek bir bağ bilmiyorum, uydurmak da istemem.`,
  sentenceAid: 'Aklında tutman için kısa bir cümle:',

  synonyms: (word, others) => `${word} ile aynı anlamda: ${others}.`,
  rivals: (word, others) => `${word} gibi çevrilen başka kelimeler: ${others}.`,
  family: (word, others) => `${word} ile aynı aileden: ${others}.`,
  phrasesWith: (word, others) => `${word} ile kurulan ifadeler: ${others}.`,
  nothingRelated: (word) => `Listede ${word} kelimesine yakın bir kelime yok.`,
  oppositesUnknown:
    'Zıt anlamlılar kelime listesinde belirtilmiyor, bu yüzden kesin bir tane söyleyemem.',

  usageShown: (word) => `${word} elimdeki cümlelerde şöyle kullanılıyor:`,
  registerUnknown: 'Ne kadar resmî ya da gündelik olduğu kelime listesinde belirtilmiyor.',

  formsOf: (word) => `${word} kelimesinin biçimleri:`,
  formIs: (word, label, forms) => `${word}, ${label}: ${forms}.`,
  noForms: (word) => `${word} kelimesinin bildiğim başka biçimi yok.`,
  noSuchForm: (word) => `${word} kelimesinin böyle bir biçimini bilmiyorum.`,
  irregular: 'düzensiz',
  askForForms: (question) => `Biçimlerini görmek için “${question}” yaz.`,
  otherTables: (names) => `Şunları da sorabilirsin: ${names}.`,
};
