import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';

/** Determiners and numerals with two genders: masculine and feminine, singular and plural. */
export const spanishAgreement = mapOf({
  el: 'el la los las',
  un: 'un una unos unas',
  este: 'este esta estos estas',
  ese: 'ese esa esos esas',
  aquel: 'aquel aquella aquellos aquellas',
  mi: 'mi mi mis mis',
  tu: 'tu tu tus tus',
  su: 'su su sus sus',
  alguno: 'alguno alguna algunos algunas',
  tal: 'tal tal tales tales',
});

/** Adjectives with an irregular comparative. */
export const spanishComparatives = mapOf({
  bueno: 'mejor',
  malo: 'peor',
  grande: 'mayor',
  pequeño: 'menor',
});

/**
 * Feminines of adjectives of origin, which add -a after a consonant; other adjectives in -ón, -ún,
 * -és do not.
 */
export const peoples = mapOf({
  alemán: 'alemana',
  español: 'española',
  francés: 'francesa',
  inglés: 'inglesa',
});

/** Adjectives that never change. */
export const invariableAdjectives = new Set(['gratis', 'extra', 'aparte', 'macho', 'promedio']);

/** Personal pronouns: direct object, indirect object, after a preposition. */
export const spanishPronouns = mapOf<[string, string, string]>({
  yo: ['me', 'me', 'mí'],
  tú: ['te', 'te', 'ti'],
  él: ['lo', 'le', 'él'],
  ella: ['la', 'le', 'ella'],
  nosotros: ['nos', 'nos', 'nosotros'],
  vosotros: ['os', 'os', 'vosotros'],
  ellos: ['los', 'les', 'ellos'],
});

/** Nouns without a singular in the taught meaning, or that are themselves plurals. */
export const spanishPluralNouns =
  wordSet(`cosas padres ganas jóvenes vacaciones pantalones datos platos gafas elecciones matemáticas deberes
  lentes ganancias patines`);

/** Uncountable nouns: a plural would be a mistake or another word. */
export const spanishUncountable =
  wordSet(`norte oeste sur sed hambre salud sangre gente dinero verdad porqué inglés francés alemán ruso
  castellano turco español suerte publicidad electricidad internet fútbol paz caos humor basura leche
  mantequilla arroz odio tráfico felicidad oscuridad tranquilidad suciedad sobre seguro más juventud
  niñez infancia mediodía medianoche enero febrero marzo abril mayo junio julio agosto septiembre
  octubre noviembre diciembre lodo barro sudor tos ira rabia gasolina azúcar coraje afecto oro gas
  calzado humanidad béisbol voleibol básquetbol baloncesto natación gimnasia biología privacidad paciencia
  teletrabajo ramadán Tierra rock`);

/** Irregular plurals of borrowed words. */
export const spanishPlurals = mapOf({
  champú: 'champús',
  fan: 'fans',
  lord: 'lores',
  menú: 'menús',
});
