import {
  codeOfTranslatorLanguage,
  defaultCategoryName,
  type CategoryIcon,
} from '@topwords/platform/contracts';
import { formatNumber, plural } from '@topwords/platform/i18n';
import { nameForReader } from '../../names/name-for-reader.ts';
import type { Texts } from '../en/en.ts';

const language = 'tr';

function words(count: number): string {
  return plural(language, count, { other: '# kelime' });
}

/** The Turkish name of a language that is given by its English one: `Spanish` → `İspanyolca`. */
function nameOf(english: string): string {
  const code = codeOfTranslatorLanguage(english);
  return code ? nameForReader(language, code) : english;
}

const icons: Record<CategoryIcon, string> = {
  bookmark: 'Yer imi',
  heart: 'Kalp',
  star: 'Yıldız',
  book: 'Kitap',
  chat: 'Sohbet',
  home: 'Ev',
  food: 'Yemek',
  travel: 'Seyahat',
  work: 'İş',
  school: 'Okul',
  health: 'Sağlık',
  sport: 'Spor',
  music: 'Müzik',
  nature: 'Doğa',
  shopping: 'Alışveriş',
  family: 'Aile',
};

/** Texts of favourites and their categories. */
export const favorites: Texts['favorites'] = {
  title: 'Favoriler',
  total: (count) => words(count),
  words,
  toTranslator: 'Bir şey çevir',
  back: 'Favorilere dön',

  search: 'Favorilerde ara',
  searchWithin: (category) => `${category} içinde ara`,
  clearSearch: 'Aramayı temizle',
  results: (count, query) => `“${query}” için ${plural(language, count, { other: '# favori' })}`,
  noneTitle: 'Eşleşen kelime bulunamadı',
  noneText: (query) =>
    `“${query}” ile eşleşen favori yok. Yazımı kontrol edin veya daha kısa bir arama deneyin.`,
  searchFailed: 'Bir sorun oluştu',
  manyResults: (count) =>
    `İlk ${formatNumber(language, count)} sonuç gösteriliyor. Sonuçları daraltmak için yazmaya devam edin.`,

  category: (name) => (name === defaultCategoryName ? 'Genel' : name),

  categories: 'Kategoriler',
  categoriesFailed: 'Kategoriler yüklenemedi',
  emptyTitle: 'Henüz kategori yok',
  emptyText:
    'Bir çeviriyi buraya kaydetmek için yanındaki kalbe dokunun. Kelimelerinizi kategorilerle gruplayın.',
  defaultCategory: 'Varsayılan',

  newCategory: 'Yeni kategori',
  createTitle: 'Yeni kategori oluştur',
  name: 'Ad',
  namePlaceholder: 'Seyahat, tarifler, iş yerinde…',
  description: 'Açıklama (isteğe bağlı)',
  color: 'Renk',
  colors: {
    '#6366F1': 'Çivit mavisi',
    '#0E7490': 'Camgöbeği',
    '#15803D': 'Yeşil',
    '#A16207': 'Hardal',
    '#C2410C': 'Turuncu',
    '#BE123C': 'Koyu kırmızı',
    '#A21CAF': 'Macenta',
  },
  icon: 'Simge',
  icons,
  create: 'Oluştur',
  cancel: 'Vazgeç',
  createFailed: 'Kategori oluşturulamadı',
  created: (name) => `Kategori oluşturuldu: ${name}`,

  wordsFailed: 'Kategorinin kelimeleri yüklenemedi',
  categoryMissing: 'Bu kategori artık yok',
  categoryMissingText:
    'Burada veya başka bir sekmede silinmiş olabilir. Kelimeleri artık varsayılan kategoride.',
  emptyCategoryTitle: 'Burada henüz bir şey yok',
  emptyCategoryText:
    'Bir şey çevirip kalbe dokunun veya başka bir kategoriden buraya kelime taşıyın.',
  practice: 'Alıştırma yap',
  entersPractice: 'Kaydettikleriniz alıştırmada karşınıza çıkar.',
  addWord: 'Çevirip kelime ekle',
  loadMore: 'Daha fazla yükle',
  allShown: (count) =>
    plural(language, count, {
      one: '# kelime gösteriliyor',
      other: '# kelimenin tümü gösteriliyor',
    }),
  added: (date) =>
    `Eklendi: ${new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date)}`,
  languages: (from, to) => `${nameOf(from)} → ${nameOf(to)}`,
  listen: (text) => `Dinle: ${text}`,

  wordMenu: (text) => `İşlemler: ${text}`,
  generate: 'Yapay zekâ öğretmenine sor',
  move: 'Başka kategoriye taşı',
  remove: 'Favorilerden kaldır',
  removed: 'Kelime favorilerden kaldırıldı',
  removeFailed: 'Kelime kaldırılamadı',
  deleteFailed: 'Kelime silinemedi',
  undo: 'Geri al',
  undoKey: 'Geri al (Ctrl+Z)',
  restored: 'Kelime favorilere geri eklendi',
  restoreFailed: 'Kelime geri eklenemedi',

  moveTitle: 'Başka kategoriye taşı',
  moveHint: (text) => `“${text}” hangi kategoriye taşınsın?`,
  moveNow: 'Taşı',
  moveNowhere: 'Henüz başka kategori yok.',
  moved: 'Kelime yeni kategoriye taşındı',
  moveFailed: 'Kelime taşınamadı',

  categoryMenu: (name) => `İşlemler: ${name}`,
  deleteCategory: 'Kategoriyi sil',
  deleteTitle: (name) => `“${name}” silinsin mi?`,
  deleteHint: (count) =>
    count === 0
      ? 'İçinde kelime yok.'
      : plural(language, count, { other: 'İçindeki # kelime varsayılan kategoriye taşınır.' }),
  deleteNow: 'Sil',
  categoryDeleted: 'Kategori silindi.',
  categoryDeleteFailed: 'Kategori silinemedi',
  error: (detail) => `Hata: ${detail}`,
  unexpected: 'Beklenmeyen bir hata oluştu',

  exportMenu: 'Dışa aktar',
  exportCsv: 'CSV olarak dışa aktar',
  exportAnki: 'Anki için dışa aktar',
  exported: 'Dosya indirilenler klasörünüzde',
  exportFailed: 'Dosya oluşturulamadı',

  closeToast: 'Kapat',
};
