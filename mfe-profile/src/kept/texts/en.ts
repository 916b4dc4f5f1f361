/** Texts about what this device keeps, in English; other catalogues must match its type. */
export const en = {
  label: 'Kept on this device',
  hint: (used: string, maximum: string) => `${used} of ${maximum} MB, for use without a network`,
  erase: 'Erase',
  erased: 'Erased. New answers are kept as you use TopWords.',
};

export type KeptTexts = typeof en;
