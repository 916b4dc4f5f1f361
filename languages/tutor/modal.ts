/** What a learner wants to say of an action: that they can, cannot, want to, must, will do it. */
export type ModalMeaning = 'inability' | 'ability' | 'wish' | 'duty' | 'habit' | 'plan';

/** How texts of a language say it; they are matched with folded texts, in this order. */
export type ModalCues = Readonly<Partial<Record<ModalMeaning, RegExp>>>;

/** The keys of the notes on how a language says it, the best first. */
export type ModalNotes = Readonly<Partial<Record<ModalMeaning, string>>>;
