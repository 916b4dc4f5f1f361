import type { ModalCues, ModalNotes } from '../../tutor/modal.ts';

/** Turkish for being able to, wanting to and having to do something. */
export const modalCues: ModalCues = {
  inability: /\p{L}(?:em|am)(?:em|am|ez\p{L}*|az\p{L}*|iyor\p{L}*|edim|adim)(?!\p{L})/u,
  wish: /m[ae]k isti?y?o?r\p{L}*/u,
  duty: /\p{L}m[ae]li\p{L}*|m[ae]k zorunda\p{L}*|m[ae]m (?:lazim|gerek)\p{L}*/u,
  plan: /\p{L}[ea]c[ea](?:k|g)\p{L}*/u,
  ability: /\p{L}[ea]bil(?:ir|iyor)\p{L}*/u,
};

/** The notes on it. */
export const modalNotes: ModalNotes = {
  inability: 'inability-eme',
  ability: 'ability-ebil',
  wish: 'infinitive-with-istemek',
  duty: 'necessity-meli',
  plan: 'future-ecek',
};
