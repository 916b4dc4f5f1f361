import type { TextRules } from '../pack/text-rules.ts';

export const text: TextRules = {
  letters: 'a-zA-ZáéíóúüñÁÉÍÓÚÜÑ',
  opening: new Map([
    ['?', '¿'],
    ['!', '¡'],
  ]),
  alphabet: /^[a-záéíóúüñ]*$/u,
  telling: { has: /[ñ¿¡]/u, lacks: /[ãõçœæßąęłýż]/u },
};
