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
  greeting: (word) =>
    `Merhaba! Size ${word} konusunda yardım edebilirim. Örneğin şunları sorabilirsiniz:`,
  thanks: (word) =>
    `Rica ederim! ${word} ile devam etmek isterseniz örneğin şunları sorabilirsiniz:`,
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

  notUnderstood: (word) => `${word} hakkında bu sorunun cevabını bilmiyorum.`,
  canTell: 'Örneğin şunları yanıtlayabilirim:',
  reasonUnknown: 'Nedenini anlatan bir notum yok. Dil bilgisiyle ilgili bildiklerim:',
  ask: {
    difference: (terms) => `${terms} arasındaki fark ne?`,
    mistakes: (word) => `${word} ile hangi hatalar yapılır?`,
    pattern: (word) => `${word} neyle kullanılır?`,
    usage: (word) => `${word} ne zaman kullanılır?`,
    opposite: (word) => `${word} kelimesinin zıt anlamlısı ne?`,
    synonym: (word) => `${word} yerine başka ne denir?`,
    family: (word) => `${word} ile aynı kökten hangi kelimeler var?`,
    forms: (word) => `${word} kelimesinin çekimlerini göster`,
    example: (word) => `${word} ile bir örnek ver`,
  },
  and: 'ile',
  falseFriend: (word, { look_alike, look_alike_means, means, note }) =>
    [
      `Dikkat: ${word} “${means}” demektir, “${look_alike}” değil. “${look_alike}” için *${look_alike_means}* denir.`,
      note ?? '',
    ]
      .join(' ')
      .trim(),
  typicalMistake: (wrong, right) => `${wrong} değil, ${right}.`,
  saidSo: (text) => `Bu doğru: ${text}.`,
  saidIn: (text) => `Evet, ${text} denir:`,

  isMistake: 'Hayır, bu yanlış.',
  phraseUnknown: (text) => `${text} kalıbını bilmiyorum. Sözcükleri hakkında:`,
  likeMistake: 'Sık yapılan bir hataya benziyor:',
  ruleAbout: 'Bu konuda bildiğim şu:',
  whichSentence: 'Cümleyi yazın, bakayım: “Cümlemi düzelt: …”.',
  offerExercise: 'Bununla ilgili bir alıştırma için “bana soru sor” yazın.',
  noGender: (word) => `${word} kelimesinin cinsiyeti hakkında bilgim yok.`,
  noCounting: (word) => `${word} sayılabilir mi, bununla ilgili notum yok.`,
  countingStems: 'sayıla|çoğul|tekil',
  pluralName: 'çoğul',
  noPattern: (word) => `${word} neyle kullanılır, bununla ilgili notum yok.`,
  toneStems: 'resm[iî]|kibar|kaba|argo|saygı|arkadaş|yabancı|hakaret|küfür|samimi|nazik|gündelik',
  placeStems:
    'İspanya|Meksika|Latin Amerika|Amerik|ABD|Britanya|İngiliz|İngiltere|GB|Petersburg|Moskova|bölge',
  noRegion: (word) => `${word} yalnızca bir bölgede kullanılır diye bir notum yok.`,
  noSynonym: (word) => `${word} yerine kullanılacak başka bir kelime bilmiyorum.`,
  noFamily: (word) => `${word} ile aynı kökten bildiğim bir kelime yok.`,
  noMistakes: (word) => `${word} ile ilgili sık yapılan bir hata bilmiyorum.`,
  inSentence: (text) => `Cümle içinde ${text}:`,
  nearest: (text) => `${text} için çevirim yok. En yakını şu:`,
  twoSounds: (word) => `${word} iki türlü okunur:`,
  withMeaning: (ipa, meaning) => `/${ipa}/: ${meaning}`,

  means: (word, names) => `${word} ${names} demek.`,
  meansSeveral: (word, count) => `${word} kelimesinin ${count} anlamı var:`,
  moreMeanings: (count) => `${count} anlamı daha var.`,

  examplesOf: (word, count) => (count === 1 ? `${word} ile bir örnek:` : `${word} ile örnekler:`),
  moreExamplesOf: (word, count) =>
    count === 1 ? `${word} ile bir örnek daha:` : `${word} ile başka örnekler:`,
  askForMore: 'Daha fazlası için “bir örnek daha” yazın.',
  noMoreExamples: (word, total) =>
    total === 1
      ? `${word} geçen tek cümlemi zaten gördünüz:`
      : `${word} geçen ${total === 2 ? 'iki cümlemi de' : `${total} cümlemin hepsini`} gördünüz. İlki yeniden:`,
  noExample: (word) => `${word} geçen bir cümlem yok.`,
  noExampleOfForm: (word) => `Cümlelerimin hiçbirinde ${word} bu biçimde geçmiyor. Başka cümleler:`,

  pronounced: (word, ipa) => `${word} şöyle okunur: /${ipa}/.`,
  noTranscription: (word) => `${word} kelimesinin fonetik yazımını bilmiyorum.`,
  oneSyllable: 'Tek hecelidir.',
  stressOn: (place) => `Vurgu ${ordinals[place - 1] ?? `${place}.`} hecededir.`,
  stressMark: 'ˈ işareti vurgulu hecenin önünde durur.',
  soundButton: 'Kelimenin yanındaki ses düğmesiyle dinleyebilirsiniz.',

  spelled: (word, letters, count) => `${word} şöyle yazılır: ${letters} (${count} harf).`,
  oneLetter: (word) => `${word} tek bir harftir.`,
  askOfWords: 'Bu kelimelerin her birini ayrıca anlatabilirim: sorunuzda birini yazın.',

  compareWithWhat: (word) =>
    `${word} kelimesini hangi kelimeyle karşılaştırayım? Örneğin şöyle sorun: “… ile … arasındaki fark ne?”`,
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
  quizChoice: (gapped, options, translation) =>
    `Hangisi uygun: ${options}? ${gapped} (${translation})`,
  quizForm: (word, form) => `${word} kelimesinin şu biçimini yazın: ${form}.`,
  quizNothing: (word) => `${word} hakkında sorabileceğim bir şey yok.`,
  right: 'Doğru!',
  rightButSpelling: (solution) => `Doğru, ama yazılışına dikkat edin: ${solution}.`,
  nearly: (solution) => `Çok yaklaştınız! Doğru yazılışı: ${solution}.`,
  otherFormOf: (word, solution) =>
    `Kelime doğru, ${word}, ama biçimi farklı: burada ${solution} olmalı.`,
  otherWordOf: (solution) => `Aradığım başka bir kelimeydi: ${solution}.`,
  wrong: (solution) => `Tam değil. Doğru yanıt: ${solution}.`,
  givenUp: (solution) => `Sorun değil. Doğru yanıt: ${solution}.`,
  hint: (first, letters) =>
    letters === 1 ? 'İpucu: tek bir harf.' : `İpucu: ilk harfi ${first}, toplam ${letters} harf.`,
  anotherQuestion: 'Başka bir soru için “sonraki” yazın.',

  familyAid: (word, members) =>
    `${word} bir kelime ailesinden; birlikte öğrenmek kolaydır: ${members}.`,
  noHonestAid: (word) =>
    `${word} ile bildiğiniz bir kelime arasında gerçek bir bağ bilmiyorum, uydurmak da istemem.`,
  sentenceAid: 'Aklınızda tutmanız için kısa bir cümle:',

  similar: (word) => `${word} ile yakın ya da kolayca karıştırılan kelimeler:`,
  nothingSimilar: (word) => `Listede ${word} ile kolayca karıştırılan bir kelime belirtilmemiş.`,
  opposites: (word, others) => `${word} kelimesinin zıt anlamlıları: ${others}.`,
  noOpposite: (word) => `Listede ${word} için zıt anlamlı bir kelime belirtilmemiş.`,
  family: (word, others) => `${word} ile aynı aileden: ${others}.`,
  phrasesWith: (word) => `${word} ile kurulan ifadeler:`,

  patterns: (word) => `${word} şöyle kurulur:`,
  noLabels: (word) =>
    `Listede ${word} resmî, gündelik, kaba, eskimiş ya da yöresel diye işaretlenmemiş.`,
  noTips: (word) => `Listede ${word} kelimesinin dil bilgisiyle ilgili not yok.`,

  formsOf: (word) => `${word} kelimesinin biçimleri:`,
  formIs: (word, label, forms) => `${word}, ${label}: ${forms}.`,
  noForms: (word) => `${word} kelimesinin bildiğim başka biçimi yok.`,
  noSuchForm: (word) => `${word} kelimesinin böyle bir biçimini bilmiyorum.`,
  irregular: 'düzensiz',
  askForForms: (question) => `Biçimlerini görmek için “${question}” yazın.`,
  notForm: (wrong, right, label) => `${wrong} değil, ${right} (${label}).`,
  chosen: (right, wrong) => `${right} denir, ${wrong} denmez.`,
  chosenBySentences: (right, wrong) => `Cümlelerimde ${right} geçiyor, ${wrong} hiç geçmiyor:`,
  bothFound: (one, other) => `İkisi de var, ${one} ve ${other}:`,
  onlyWith: (word, term) => `${word} ile cümlelerimde ${term} geçiyor:`,
  fewExamples: (count) =>
    count === 1 ? 'Böyle yalnızca bir cümlem var.' : `Böyle yalnızca ${count} cümlem var.`,
  partsOf: (text) =>
    `${text} ifadesinin tamamının çevirisi bende yok. Parçaları hakkında bildiklerim:`,
  bothSaid: (one, other) => `Evet, hem ${one} hem de ${other} denir.`,
  meantSo: (meaning, right, wrong) =>
    `${meaning} için ${right} denir. Bende bu anlamda ${wrong} ifadesi yok.`,
  meantIn: (meaning, wrong) => `Bende bu anlamda ${wrong} ifadesi yok. ${meaning} bir cümlede:`,
  saidFor: (meaning, right) => `${meaning} için ${right} denir.`,
  mayBeLeftOut: (word) => `${word} söylenmeyebilir.`,
  mustBeSaid: (word) => `${word} atılamaz.`,
  orderStems: 'önce|sonra|önün|arkasın|sıra|yeri|başın|sonun',
  noCard: 'Aralarındaki farkla ilgili bir notum yok. Her biri hakkında bildiklerim:',
  yes: 'Evet.',
  no: 'Hayır.',
  betterNot: 'Demeseniz daha iyi.',
  advice: {
    informal: (word) =>
      `${word} gündelik dildendir: arkadaşlar ve aile arasında, rahat ortamlarda kullanılır; resmî ortamlara uymaz.`,
    formal: (word) =>
      `${word} resmîdir: yazıda, resmî yerlerde ve saygı gösterilen kişilerle kullanılır; arkadaşlar arasında soğuk kaçar.`,
    rude: (word) => `${word} kabadır: karşınızdakini kırabilir.`,
    dated: (word) => `${word} eskimiştir: bugün pek kullanılmaz.`,
  },
  notInList: (word) => `${word} kelime listesinde yok, bu yüzden bir şey söyleyemem.`,
  endingHides: (ending) =>
    `${ending} ile bitmesi tek başına cinsiyeti göstermez: cinsiyeti kelimeyle birlikte öğrenin.`,
  isNotSaid: (wrong) => `Hayır, ${wrong} denmez.`,
  capital: (word) => `${word} büyük harfle yazılır.`,
  small: (word) => `${word} küçük harfle yazılır.`,
  otherTables: (names) => `Şunları da sorabilirsiniz: ${names}.`,
};
