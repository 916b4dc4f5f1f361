import type { CorrectionTexts } from '../../en/tutor/correction-texts.ts';

const cases = {
  nominative: 'yalın hâl',
  genitive: 'genitif (tamlayan hâli)',
  dative: 'datif (yönelme hâli)',
  accusative: 'akuzatif (belirtme hâli)',
  instrumental: 'enstrümantal (araç hâli)',
  prepositional: 'edatlı hâl (предложный падеж)',
  locative: 'bulunma hâli (-de)',
  ablative: 'ayrılma hâli (-den)',
};

export const correctionTexts: CorrectionTexts = {
  cases,
  kinds: {
    spelling: 'yazım',
    agreement: 'özne ve yüklem uyumu',
    gender: 'isimlerin cinsiyeti',
    number: 'tekil ve çoğul',
    article: 'artikeller (tanımlıklar)',
    case: 'hâl ekleri',
    preposition: 'edatlar',
    'verb-form': 'fiil biçimleri',
    aspect: 'fiilin görünüşü',
    tense: 'zamanlar',
    negation: 'olumsuzluk',
    'word-order': 'söz dizimi',
    harmony: 'ünlü uyumu ve eklerin yazımı',
    expression: 'kalıp ifadeler',
  },
  corrected: 'Düzeltilmiş hâli:',
  nothingFound: (checked) =>
    `Bunun doğru olup olmadığını söyleyemem. Şunlara baktım: ${checked}. Kurallarım bu konularda bir yanlış bulamadı ama her yanlışı da bilmez.`,
  instead: (wrong, right) => `${wrong} → ${right}`,
  person: (subject, right) => `${subject} öznesiyle fiil ${right} olur.`,
  baseAfter: (word, right) => `${word} sözcüğünden sonra fiil yalın biçimde gelir: ${right}.`,
  infinitiveAfter: (word, right) => `${word} ile kullanılan fiil mastar hâlinde olur: ${right}.`,
  gerundAfter: (word, right) => `${word} sözcüğünden sonra fiilin “gerund” biçimi gelir: ${right}.`,
  participleAfter: (word, right) =>
    `${word} sözcüğünden sonra fiilin geçmiş zaman ortacı gelir: ${right}.`,
  goesWith: (word, preposition) => `${word} sözcüğü ${preposition} ile kullanılır.`,
  noPreposition: (word, extra) => `${word} sözcüğü ${extra} olmadan kullanılır.`,
  dropped: (extra) => `${extra} burada fazladır.`,
  caseAfter: (word, name, right) => `${word} ile ${cases[name]} kullanılır: ${right}.`,
  genderOf: (noun, gender, right) =>
    `${noun} ${{ m: 'eril', f: 'dişil', n: 'nötr' }[gender]} bir sözcüktür, bu yüzden ${right} olur.`,
  agreesWith: (right, word) => `${right} biçimi ${word} sözcüğüne uyar.`,
  pluralAfter: (word, right) => `${word} sözcüğünden sonra isim çoğul olur: ${right}.`,
  singularAfter: (word, right) => `${word} sözcüğünden sonra isim tekil kalır: ${right}.`,
  uncountable: (noun) =>
    `${noun} sayılamayan bir isimdir: çoğulu yoktur, önüne “bir” anlamındaki artikel gelmez.`,
  spelled: (right) => `Doğru yazılışı: ${right}.`,
  capital: (right) => `${right} büyük harfle başlar.`,
  lowerCase: (right) => `${right} küçük harfle başlar.`,
  irregular: (word, right) => `${word} düzensizdir; doğru biçim ${right}.`,
  said: (right) => `Burada ${right} denir.`,
  tenseWith: (word, tense, right) =>
    `${word} ${{ past: 'geçmişi', present: 'şimdiyi', future: 'geleceği' }[tense]} gösterir, fiilin zamanı da buna uymalıdır: ${right}.`,
  missing: (word) => `${word} eksik.`,
  order: (right) => `Sözcüklerin sırası şöyledir: ${right}.`,
  imperfective: (word, right) => `${word} ile bitmemişlik görünüşü kullanılır: ${right}.`,
  notAnd: (word) => `${word} ile fiil de olumsuz olur.`,
  oneNegative: (word) => `${word} zaten olumsuzdur; tek olumsuzluk yeter.`,
  harmony: (right) => `Ekin ünlüsü sözcüğün son ünlüsüne uyar: ${right}.`,
  suffix: (right) => `Bu ekle sözcük ${right} diye yazılır.`,
  separate: (right) => `Ayrı yazılır: ${right}.`,
  together: (right) => `Bitişik yazılır: ${right}.`,
};
