import { codeOfTranslatorLanguage } from '@topwords/platform/contracts';
import { formatNumber, plural } from '@topwords/platform/i18n';
import type { Texts } from '../en/en.ts';

const language = 'es';

function words(count: number): string {
  return plural(language, count, { one: '# palabra', other: '# palabras' });
}

/** Favourites name their languages in English. */
function nameOf(english: string): string {
  const code = codeOfTranslatorLanguage(english);
  const names = new Intl.DisplayNames(language, {
    type: 'language',
    languageDisplay: 'standard',
    fallback: 'none',
  });
  return (code && names.of(code)) ?? english;
}

/** Texts of favourites and their categories. */
export const favorites: Texts['favorites'] = {
  title: 'Favoritos',
  total: words,
  words,
  toTranslator: 'Traducir algo',
  back: 'Volver a favoritos',

  search: 'Buscar en favoritos',
  searchWithin: (category) => `Buscar en ${category}`,
  clearSearch: 'Borrar la búsqueda',
  results: (count, query) =>
    plural(language, count, { one: '# favorito', other: '# favoritos' }) + ` para «${query}»`,
  noneTitle: 'No se encontraron palabras',
  noneText: (query) =>
    `Ningún favorito coincide con «${query}». Revisa la ortografía o prueba con una búsqueda más corta.`,
  searchFailed: 'Algo salió mal',
  manyResults: (count) =>
    `Se muestran los primeros ${formatNumber(language, count)} resultados. Sigue escribiendo para reducirlos.`,

  category: (name) => name,

  categories: 'Categorías',
  categoriesFailed: 'No se pudieron cargar las categorías',
  emptyTitle: 'Todavía no hay categorías',
  emptyText:
    'Toca el corazón junto a una traducción para guardarla aquí. Agrupa tus palabras en categorías.',
  defaultCategory: 'Predeterminada',

  newCategory: 'Nueva categoría',
  createTitle: 'Crear una categoría',
  name: 'Nombre',
  namePlaceholder: 'Viajes, recetas, en el trabajo…',
  description: 'Descripción (opcional)',
  color: 'Color',
  colors: {
    '#6366F1': 'Índigo',
    '#0E7490': 'Verde azulado',
    '#15803D': 'Verde',
    '#A16207': 'Ocre',
    '#C2410C': 'Naranja',
    '#BE123C': 'Carmesí',
    '#A21CAF': 'Magenta',
  },
  icon: 'Ícono',
  icons: {
    bookmark: 'Marcador',
    heart: 'Corazón',
    star: 'Estrella',
    book: 'Libro',
    chat: 'Conversación',
    home: 'Casa',
    food: 'Comida',
    travel: 'Viajes',
    work: 'Trabajo',
    school: 'Escuela',
    health: 'Salud',
    sport: 'Deporte',
    music: 'Música',
    nature: 'Naturaleza',
    shopping: 'Compras',
    family: 'Familia',
  },
  create: 'Crear',
  cancel: 'Cancelar',
  createFailed: 'No se pudo crear la categoría',
  created: (name) => `Categoría creada: ${name}`,

  wordsFailed: 'No se pudieron cargar las palabras de la categoría',
  categoryMissing: 'Esta categoría ya no existe',
  categoryMissingText:
    'Puede que se haya eliminado aquí o en otra pestaña. Sus palabras están ahora en la categoría predeterminada.',
  emptyCategoryTitle: 'Todavía no hay nada aquí',
  emptyCategoryText: 'Traduce algo y toca el corazón, o mueve aquí palabras de otra categoría.',
  practice: 'Practicar',
  entersPractice: 'Lo que guardas aparece en la práctica.',
  addWord: 'Traducir y agregar una palabra',
  loadMore: 'Cargar más',
  allShown: (count) =>
    plural(language, count, {
      one: 'Se muestra # palabra: no hay más',
      other: 'Se muestran las # palabras',
    }),
  added: (date) =>
    `Agregado: ${new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date)}`,
  languages: (from, to) => `De ${nameOf(from)} a ${nameOf(to)}`,
  listen: (text) => `Escuchar ${text}`,

  wordMenu: (text) => `Acciones para ${text}`,
  generate: 'Explicar con IA',
  move: 'Mover a otra categoría',
  remove: 'Quitar de favoritos',
  removed: 'Se quitó la palabra de favoritos',
  removeFailed: 'No se pudo quitar la palabra',
  deleteFailed: 'Inténtalo de nuevo.',
  undo: 'Deshacer',
  undoKey: 'Deshacer (Ctrl+Z)',
  restored: 'La palabra volvió a favoritos',
  restoreFailed: 'No se pudo restaurar la palabra',

  moveTitle: 'Mover a otra categoría',
  moveHint: (text) => `Elige adónde mover «${text}».`,
  moveNow: 'Mover',
  moveNowhere: 'Todavía no hay otra categoría.',
  moved: 'Se movió la palabra a otra categoría',
  moveFailed: 'No se pudo mover la palabra',

  categoryMenu: (name) => `Acciones para ${name}`,
  deleteCategory: 'Eliminar categoría',
  deleteTitle: (name) => `¿Eliminar «${name}»?`,
  deleteHint: (count) =>
    count === 0
      ? 'No tiene palabras.'
      : plural(language, count, {
          one: 'Su única palabra pasará a la categoría predeterminada.',
          other: 'Sus # palabras pasarán a la categoría predeterminada.',
        }),
  deleteNow: 'Eliminar',
  categoryDeleted: 'Categoría eliminada',
  categoryDeleteFailed: 'No se pudo eliminar la categoría',
  error: (detail) => `Error: ${detail}`,
  unexpected: 'Ocurrió un error inesperado',

  exportMenu: 'Exportar',
  exportCsv: 'Exportar como CSV',
  exportAnki: 'Exportar para Anki',
  exported: 'El archivo está en tus descargas',
  exportFailed: 'No se pudo crear el archivo',

  closeToast: 'Cerrar',
};
