import type { ModalCues, ModalNotes } from '../../tutor/modal.ts';

/** Spanish for being able to, wanting to and having to do something. */
export const modalCues: ModalCues = {
  inability: /(?<!\p{L})no (?:puedo|puedes|puede|podemos|pueden|pude|podia)(?!\p{L})/u,
  wish: /(?<!\p{L})(?:quiero|quieres|quiere|queremos|quieren) \p{L}+r(?:se|me|te)?(?!\p{L})/u,
  duty: /(?<!\p{L})(?:(?:tengo|tienes|tiene|tenemos|tienen|hay) que|debo|debes|debe)(?!\p{L})/u,
  habit: /(?<!\p{L})(?:solia|solias|soliamos|solian)(?!\p{L})/u,
  plan: /(?<!\p{L})(?:voy|vas|va|vamos|van) a \p{L}+r(?:se|me|te)?(?!\p{L})/u,
  ability: /(?<!\p{L})(?:puedo|puedes|puede|podemos|pueden)(?!\p{L})/u,
};

/** The notes on it. */
export const modalNotes: ModalNotes = {
  inability: 'poder-or-saber',
  ability: 'poder-or-saber',
  wish: 'verbs-with-prepositions',
  plan: 'ir-a-infinitive',
};
