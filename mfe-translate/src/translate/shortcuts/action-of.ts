/** The action of a key combination. */
export type Action = 'translate' | 'swap' | 'copy' | 'play' | 'favorite' | 'tutor' | 'help';

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'keyCode'
>;

const letters: readonly [letter: string, action: Action][] = [
  ['s', 'swap'],
  ['c', 'copy'],
  ['p', 'play'],
  ['f', 'favorite'],
  ['a', 'tutor'],
];

/**
 * Letters that languages need and that Apple keyboards type with Alt: Turkish `ç` is Alt+C on the
 * American keyboard, and all Polish letters are typed this way. `ƒ` is not such a letter.
 */
const written = /^(?![a-zƒ])\p{Script=Latin}$/iu;

/** During composition the input method gets all keys, including the Enter that ends it. */
function isOfComposition({ isComposing, keyCode }: Key): boolean {
  return isComposing || keyCode === 229;
}

/** The letter of the layout, or the key's position if Alt makes it type another character. */
function isLetter({ key, code }: Key, letter: string): boolean {
  if (key.toLowerCase() === letter) return true;
  return !/^[a-z]$/i.test(key) && code === `Key${letter.toUpperCase()}`;
}

/** The action of a key; undefined if it is for the text or the browser, or has none. */
export function actionOf(event: Key, isInText: boolean): Action | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (isOfComposition(event)) return undefined;
  if (key === 'Enter') return (ctrlKey || metaKey) && !altKey ? 'translate' : undefined;
  if (ctrlKey || metaKey) return undefined;
  if (!altKey) return key === '?' && !isInText ? 'help' : undefined;
  if (isInText && written.test(key)) return undefined;
  return letters.find(([letter]) => isLetter(event, letter))?.[1];
}
