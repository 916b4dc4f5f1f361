import type { LetterTable } from '../../tutor/letter-table.ts';

/** How letters of Russian sound. */
export const letters: LetterTable = {
  ы: {
    en: '*Ы* is said with the tongue drawn back and the lips spread: between “ee” and “oo”, a little like “i” in “bill”.',
    es: '*Ы* se dice con la lengua hacia atrás y los labios estirados: entre «i» y «u», sin redondear los labios.',
    tr: '*Ы*, Türkçedeki “ı” sesine benzer, biraz daha geriden ve gergin söylenir.',
  },
  х: {
    en: '*Х* is like “ch” in Scottish “loch”, not like “x”.',
    es: '*Х* suena como la «j» española.',
    tr: '*Х*, Türkçedeki “h” sesinden daha hırıltılıdır: dilin arkası damağa yaklaşır.',
  },
  ж: {
    en: '*Ж* is like “s” in “pleasure”, but harder, with the tongue farther back.',
    es: '*Ж* suena como la «s» inglesa de «pleasure» o como una «ll» argentina sonora, con la lengua más atrás.',
    tr: '*Ж*, Türkçedeki “j” gibidir, biraz daha kalındır.',
  },
  ш: {
    en: '*Ш* is a hard “sh”, with the tongue farther back than in “she”.',
    es: '*Ш* suena como la «sh» inglesa, pero más dura, con la lengua hacia atrás.',
    tr: '*Ш* kalın bir “ş” sesidir.',
  },
  щ: {
    en: '*Щ* is a long, soft “sh”, as in “fresh sheets”.',
    es: '*Щ* suena como una «sh» inglesa larga y suave.',
    tr: '*Щ* uzun ve ince bir “ş” sesidir.',
  },
  ц: {
    en: '*Ц* is like “ts” in “cats”.',
    es: '*Ц* suena «ts».',
    tr: '*Ц*, tek ses olarak “ts” diye okunur.',
  },
  ч: {
    en: '*Ч* is like “ch” in “church”, but softer.',
    es: '*Ч* suena como la «ch» española, un poco más suave.',
    tr: '*Ч*, Türkçedeki “ç” gibi okunur.',
  },
  ь: {
    en: '*Ь* has no sound of its own: it usually makes the consonant before it soft. Before *е*, *ё*, *и*, *ю* and *я* it also adds a “y” sound: *семья*.',
    es: '*Ь* no tiene sonido propio: suele ablandar la consonante anterior. Ante *е*, *ё*, *и*, *ю* y *я* añade además una «i» breve: *семья*.',
    tr: '*Ь* tek başına okunmaz; genellikle kendisinden önceki ünsüzü inceltir. *е*, *ё*, *и*, *ю* ve *я* önünde ayrıca kısa bir “y” sesi verir: *семья*.',
  },
  ъ: {
    en: '*Ъ* has no sound: it separates a consonant from the vowel after it, which begins with “y”: *объяснить*.',
    es: '*Ъ* no tiene sonido: separa la consonante de la vocal siguiente, que empieza con «i» breve: *объяснить*.',
    tr: '*Ъ* okunmaz; ünsüzü, ardından gelen ve “y” ile başlayan ünlüden ayırır: *объяснить*.',
  },
  что: {
    en: 'In *что*, *ч* is read as *ш*: “shto”.',
    es: 'En *что*, *ч* se lee *ш*: «shto».',
    tr: '*Что* kelimesinde *ч* harfi *ш* okunur: “şto”.',
  },
  чтобы: {
    en: 'In *чтобы*, *ч* is read as *ш*: “SHTO-by”.',
    es: 'En *чтобы*, *ч* se lee *ш*: «shtóby».',
    tr: '*Чтобы* kelimesinde *ч* harfi *ш* okunur: “ştobı”.',
  },
  конечно: {
    en: 'In *конечно*, *ч* is usually read as *ш*.',
    es: 'En *конечно*, *ч* suele leerse *ш*.',
    tr: '*Конечно* kelimesinde *ч* genellikle *ш* okunur.',
  },
};
