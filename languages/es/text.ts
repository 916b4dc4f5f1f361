import type { TextRules } from '../pack/text-rules.ts';

export const text: TextRules = {
  letters: 'a-zA-ZáéíóúüñÁÉÍÓÚÜÑ',
  opening: new Map([
    ['?', '¿'],
    ['!', '¡'],
  ]),
  asking:
    /(?<!\p{L})(?:qué|quién|quiénes|cuál|cuáles|cuándo|cuánt[oa]s?|dónde|adónde|cómo)(?!\p{L})/iu,
  alphabet: /^[a-záéíóúüñ]*$/u,
  telling: { has: /[ñ¿¡]/u, lacks: /[ãõçœæßąęłýż]/u },
};
