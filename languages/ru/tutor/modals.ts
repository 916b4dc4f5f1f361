import type { ModalCues, ModalNotes } from '../../tutor/modal.ts';

/** Russian for being able to, wanting to and having to do something. */
export const modalCues: ModalCues = {
  inability: /(?<!\p{L})не (?:могу|можешь|может|можем|могут|умею|умеешь|умеет|умеют)(?!\p{L})/u,
  wish: /(?<!\p{L})(?:хочу|хочешь|хочет|хотим|хотят) \p{L}+(?:ть|ти|чь|ться)(?!\p{L})/u,
  duty: /(?<!\p{L})(?:должен|должна|должны|надо|нужно)(?!\p{L})/u,
  plan: /(?<!\p{L})(?:собираюсь|буду|будем|будет)(?!\p{L})/u,
  ability: /(?<!\p{L})(?:могу|можешь|может|можем|могут|умею|умеешь|умеет|умеют)(?!\p{L})/u,
};

/** The notes on it. */
export const modalNotes: ModalNotes = {
  inability: 'moch-or-umet',
  ability: 'moch-or-umet',
  plan: 'future-imperfective-budu',
};
