import type { ModalCues, ModalNotes } from '../../tutor/modal.ts';

/** How English says that somebody can, wants to or must do something. */
export const modalCues: ModalCues = {
  inability: /(?<!\p{L})(?:can ?['’]?t|cannot|can not|could ?n['’]?t|not able to)(?!\p{L})/u,
  wish: /(?<!\p{L})(?:want|wants|wanted) to(?!\p{L})/u,
  duty: /(?<!\p{L})(?:must|have to|has to|had to)(?!\p{L})/u,
  habit: /(?<!\p{L})used to(?!\p{L})/u,
  plan: /(?<!\p{L})(?:going to|will|gonna)(?!\p{L})/u,
  ability: /(?<!\p{L})(?:can|could|able to)(?!\p{L})/u,
};

/** The notes on it. */
export const modalNotes: ModalNotes = {
  inability: 'can-plus-bare-verb',
  ability: 'can-plus-bare-verb',
  wish: 'verb-plus-to',
  duty: 'must-or-have-to',
  habit: 'used-to-or-be-used-to',
};
