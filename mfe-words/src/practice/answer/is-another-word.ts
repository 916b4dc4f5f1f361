import type { PartOfSpeech } from '@topwords/platform/contracts';

/**
 * Common words that nothing but accents tells apart. A word that is not here, such as `cafe`, can
 * mean nothing but its accented spelling, and is as good as that.
 */
const pairs = new Map(
  Object.entries({
    en: 'resume/résumé rose/rosé expose/exposé',
    es: `el/él tu/tú mi/mí te/té de/dé se/sé si/sí aun/aún que/qué quien/quién quienes/quiénes cual/cuál
    cuales/cuáles cuando/cuándo cuanto/cuánto cuanta/cuánta cuantos/cuántos cuantas/cuántas
    como/cómo donde/dónde adonde/adónde porque/porqué papa/papá bebe/bebé esta/está este/esté
    estas/estás hacia/hacía sabia/sabía seria/sería perdida/pérdida secretaria/secretaría
    termino/término`,
    tr: `on/ön su/şu tur/tür gol/göl koy/köy uç/üç ol/öl oldu/öldü kar/kâr hala/hâlâ sinir/sınır
    asil/asıl sakin/sakın ani/anı acı/açı kas/kaş bas/baş as/aş yas/yaş tas/taş don/dön kul/kül
    kor/kör sok/şok/sök cam/çam can/çan sal/şal dış/diş ilik/ılık bol/böl san/şan un/ün surat/sürat
    sık/şık kil/kıl adet/âdet alem/âlem dahi/dâhi eksi/ekşi aşık/âşık`,
  }),
);

const sets = new Map<string, ReadonlySet<string>>();

function wordsToldApart(language: string): ReadonlySet<string> {
  const words = sets.get(language) ?? new Set((pairs.get(language) ?? '').split(/[\s/]+/));
  sets.set(language, words);
  return words;
}

/** Spanish tells `habló` from `hablo` and `hablará` from `hablara` by the stress of the ending. */
const stressedEnding = /[áéó]$|á[ns]$/;

/**
 * Whether a text that differs from an answer in its accents alone is another word or another form;
 * both are plain texts.
 */
export function isAnotherWord(
  given: string,
  answer: string,
  language: string,
  pos: PartOfSpeech | null,
): boolean {
  if (wordsToldApart(language).has(given)) return true;
  const isSpanishVerb = language === 'es' && pos === 'verb';
  return isSpanishVerb && stressedEnding.test(given) !== stressedEnding.test(answer);
}
