import type { LetterTable } from '../../tutor/letter-table.ts';
import { silentLetters } from '../../tutor/silent-letters.ts';

const silent = silentLetters(`
  b: climb comb lamb thumb doubt debt plumber dumb
  c: muscle scene scientist scissors
  d: handsome
  g: sign foreign foreigner design resign cologne
  gh: night light right high daughter granddaughter eight eighteen eighty eighth weight weigh height neighbor neighbour neighborhood thought bought through throughout though although dough straight tonight midnight fight bright might sight eyesight tight tights flight frighten alright lightning highway flashlight headlight streetlight naughty drought firefighter
  h: hour honest honestly honor heir exhibition
  k: knife know knee knowledge knit knot
  l: half talk walk calm could should would folk folks salmon sidewalk talkative
  n: autumn column
  p: receipt psychology cupboard raspberry
  s: island
  t: listen castle whistle Christmas mortgage
  u: guess guitar guide build building guard guest guilty
  ue: tongue colleague dialogue
  w: write written writer wrong wrap wrist answer sword two who whose whom whole
`);

/** How letters of English sound. */
export const letters: LetterTable = {
  ...silent,
  th: {
    es: '*Th* se dice con la punta de la lengua entre los dientes: sin voz en *think* /θ/, como la «z» de España, y con voz en *this* /ð/, parecida a la «d» de «nada».',
    ru: '*Th*: кончик языка между зубами, и вы выдыхаете. В *think* — глухо, /θ/ (без голоса, не «с»), в *this* — звонко, /ð/ (с голосом, не «з»).',
    tr: '*Th* dil ucu dişlerin arasındayken söylenir: *think* kelimesinde sessiz /θ/ (“t” ya da “s” değil), *this* kelimesinde sesli /ð/ (“d” ya da “z” değil).',
  },
  w: {
    es: '*W* es como la «u» de «hueso»: labios redondeados, sin tocar los dientes. En *write*, *who* y *answer* no suena igual: la *w* de *write* y *answer* es muda, y *who* empieza con el sonido /h/.',
    ru: '*W*: губы округлены, как для «у», и сразу переходят к гласной; зубы губ не касаются, это не «в». В *write*, *answer* и *who* буква *w* не читается.',
    tr: '*W* dudaklar yuvarlakken, “u” gibi başlar; dişler dudağa değmez, “v” değildir. *Write*, *answer* ve *who* kelimelerinde *w* okunmaz.',
  },
  v: {
    es: '*V* se dice con los dientes de arriba sobre el labio de abajo y con voz; no es una «b».',
    ru: '*V* читается как «в»: верхние зубы касаются нижней губы.',
    tr: '*V* üst dişler alt dudağa değerek söylenir; *w* ile aynı ses değildir.',
  },
  r: {
    es: '*R* no vibra: la lengua se curva hacia atrás sin tocar el paladar.',
    ru: '*R* не дрожит: кончик языка отведён назад и не касается нёба.',
    tr: '*R* titretilmez: dil geriye kıvrılır, damağa değmez.',
  },
  h: {
    es: '*H* es solo aire, más suave que la «j» española. En *hour* y *honest* es muda.',
    ru: '*H* — лёгкий выдох, намного слабее русского «х». В *hour* и *honest* не читается.',
    tr: '*H* Türkçedeki gibi hafif bir nefestir. *Hour* ve *honest* kelimelerinde okunmaz.',
  },
  ng: {
    es: '*Ng* es un solo sonido, /ŋ/, como la «n» de «banco»; al final no se oye una «g».',
    ru: '*Ng* — один звук, /ŋ/: задняя часть языка прижата к нёбу, «г» на конце не слышно.',
    tr: '*Ng* tek bir sestir, /ŋ/; sonda ayrı bir “g” duyulmaz.',
  },
  sh: {
    es: '*Sh* es el sonido para pedir silencio, «sh»; no es «ch».',
    ru: '*Sh* читается как «ш», но немного мягче.',
    tr: '*Sh*, Türkçedeki “ş” gibi okunur.',
  },
  kn: {
    es: 'En *kn-* la *k* es muda: *know*, *knife*.',
    ru: 'В *kn-* буква *k* не читается: *know*, *knife*.',
    tr: '*Kn-* başında *k* okunmaz: *know*, *knife*.',
  },
};
