import type { LanguageCode } from '@topwords/platform/contracts';

/** `object` is whom something is done to, `recipient` to whom. */
type Case = 'object' | 'recipient';

/** First to third person in the singular (third: he, she, it), then in the plural. */
const forms: Record<LanguageCode, Record<Case, string[]>> = {
  en: {
    object: 'me you him her it us you them'.split(' '),
    recipient: 'me you him her it us you them'.split(' '),
  },
  es: {
    object: 'me te lo la lo nos os los'.split(' '),
    recipient: 'me te le le le nos os les'.split(' '),
  },
  ru: {
    object: 'меня тебя его её его нас вас их'.split(' '),
    recipient: 'мне тебе ему ей ему нам вам им'.split(' '),
  },
  tr: {
    object: 'beni seni onu onu onu bizi sizi onları'.split(' '),
    recipient: 'bana sana ona ona ona bize size onlara'.split(' '),
  },
};

/** What also stands for one of the forms: a person and a case. */
const further: Partial<Record<LanguageCode, Record<string, [person: number, Case]>>> = {
  es: { mí: [0, 'object'], ti: [1, 'object'], las: [7, 'object'] },
  ru: { него: [2, 'object'], неё: [3, 'object'], них: [7, 'object'], ним: [7, 'recipient'] },
};

/** A pronoun that is no subject, in another language: `ему` → `him`, `le`, `ona`. */
export function translatePronoun(
  text: string,
  from: LanguageCode,
  to: LanguageCode,
): string | undefined {
  const lower = text.toLowerCase();
  const asObject = forms[from].object.indexOf(lower);
  // English "you" is a subject first of all, and "it" has words of its own.
  if (from === 'en' && (lower === 'you' || lower === 'it')) return undefined;
  if (asObject !== -1) return forms[to].object[asObject];
  const asRecipient = forms[from].recipient.indexOf(lower);
  if (asRecipient !== -1) return forms[to].recipient[asRecipient];
  const [person, kind] = further[from]?.[lower] ?? [];
  return person === undefined || kind === undefined ? undefined : forms[to][kind][person];
}
