import type { CatalogueWord } from '../bank/catalogue.ts';
import type { FindIpa, Pronounce } from '../bank/word-ipa.ts';

/** The IPA of a word if it is already available, else null. */
export type ReadyIpa = (word: CatalogueWord) => string | null;

interface IpaSources {
  findIpa?: FindIpa | undefined;
  pronounce?: Pronounce | undefined;
}

/**
 * Never blocks: missing IPA is made in the background, one word at a time, and is available to later
 * calls. A queue needs many words at once, and the voice serves other requests meanwhile.
 */
export function createReadyIpa({ findIpa = () => null, pronounce }: IpaSources): ReadyIpa {
  if (pronounce === undefined) return findIpa;
  const known = new Map<number, string>();
  const wanted = new Set<CatalogueWord>();
  let isMaking = false;

  async function makeWanted(make: Pronounce): Promise<void> {
    isMaking = true;
    for (const word of wanted) {
      const ipa = await make({ text: word.text, language: word.language }).catch(() => null);
      if (ipa !== null) known.set(word.id, ipa);
      wanted.delete(word);
    }
    isMaking = false;
  }

  return (word) => {
    const ipa = findIpa(word) ?? known.get(word.id);
    if (ipa !== undefined) return ipa;
    wanted.add(word);
    if (!isMaking) void makeWanted(pronounce);
    return null;
  };
}
