const slotMark = /\{(?<slot>[a-z]+)\.(?<form>[a-z][a-z0-9_]*)\}/g;

/** A place of a phrase that is filled: with which slot, in which form. */
export interface SlotPlace {
  slot: string;
  form: string;
}

/** The slots of a phrase's text, in its order. */
export function slotsIn(text: string): SlotPlace[] {
  return [...text.matchAll(slotMark)].map(({ groups }) => ({
    slot: groups?.['slot'] ?? '',
    form: groups?.['form'] ?? '',
  }));
}

/** A phrase's text with something in the place of each slot. */
export function fillSlots(text: string, fill: (place: SlotPlace) => string): string {
  return text.replace(slotMark, (_mark, slot: string, form: string) => fill({ slot, form }));
}
