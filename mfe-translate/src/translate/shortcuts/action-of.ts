/** What a key combination does. */
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
 * Letters that Alt writes on keyboards of Apple and that languages need: `ç` of Turkish is Alt+C on
 * the American one, and Polish has all of its own so. `ƒ` is no letter of theirs.
 */
const written = /^(?![a-zƒ])\p{Script=Latin}$/iu;

/** A word that is still being composed takes all keys, among them the Enter that ends it. */
function isOfComposition({ isComposing, keyCode }: Key): boolean {
  return isComposing || keyCode === 229;
}

/** The letter of the layout, or the place of the key where Alt makes it write another sign. */
function isLetter({ key, code }: Key, letter: string): boolean {
  if (key.toLowerCase() === letter) return true;
  return !/^[a-z]$/i.test(key) && code === `Key${letter.toUpperCase()}`;
}

/** What a key asks for; undefined where it is for the text, the browser or nobody. */
export function actionOf(event: Key, isInText: boolean): Action | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (isOfComposition(event)) return undefined;
  if (key === 'Enter') return (ctrlKey || metaKey) && !altKey ? 'translate' : undefined;
  if (ctrlKey || metaKey) return undefined;
  if (!altKey) return key === '?' && !isInText ? 'help' : undefined;
  if (isInText && written.test(key)) return undefined;
  return letters.find(([letter]) => isLetter(event, letter))?.[1];
}
