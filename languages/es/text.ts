import type { TextRules } from '../pack/text-rules.ts';

import { spanishBaseForms } from './text/spanish-base-forms.ts';

export const text: TextRules = {
  letters: 'a-zA-ZáéíóúüñÁÉÍÓÚÜÑ',
  opening: new Map([
    ['?', '¿'],
    ['!', '¡'],
  ]),
  asking:
    /(?<!\p{L})(?:qué|quién|quiénes|cuál|cuáles|cuándo|cuánt[oa]s?|dónde|adónde|cómo)(?!\p{L})/iu,
  baseForms: spanishBaseForms,
  alphabet: /^[a-záéíóúüñ]*$/u,
  telling: { has: /[ñ¿¡]/u, lacks: /[ãõçœæßąęłýż]/u },
};
