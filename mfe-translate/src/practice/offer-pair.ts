import {
  addPracticePair,
  codeOfLanguage,
  codeOfTranslatorLanguage,
  isLanguageCode,
  practicePair,
  type Favorite,
  type LanguageCode,
  type PracticePair,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import type { SessionState } from '@topwords/platform/session';

/** How long the words remote has to keep a pair before it is sent from here, in milliseconds. */
export const keepingTime = 2000;

type Learner = Pick<SessionState, 'native_lang' | 'choosen_lang' | 'user'>;

/** Which of these languages to practise: the current one, else a learned one, else any. */
function languageToPractise(
  codes: readonly LanguageCode[],
  { choosen_lang, user }: Learner,
): LanguageCode | undefined {
  const wanted = [choosen_lang, ...user.target_langs].find((code) =>
    codes.some((other) => other === code),
  );
  return codes.find((code) => code === wanted) ?? codes[0];
}

/**
 * The card for a favourite: its side in a language of the bank that is not the learner's native
 * one, and the meaning. Undefined if neither side is suitable, or a text is too long for a card.
 */
export function pairToPractise(favorite: Favorite, learner: Learner): PracticePair | undefined {
  const native = codeOfLanguage(learner.native_lang);
  const sides = [
    { text: favorite.translated_text, code: codeOfTranslatorLanguage(favorite.to_lang) },
    { text: favorite.original_text, code: codeOfTranslatorLanguage(favorite.from_lang) },
  ];
  const codes = sides.map(({ code }) => code).filter((code) => isLanguageCode(code));
  const language_code = languageToPractise(
    codes.filter((code) => code !== native),
    learner,
  );
  const [asked, meant] = sides[0]?.code === language_code ? sides : sides.toReversed();
  return practicePair.safeParse({
    id: favorite.id,
    text: asked?.text,
    translation: meant?.text,
    language_code,
    native_code: meant?.code,
  }).data;
}

/**
 * Offers a favourite to practice. The words remote keeps it; if that is not on the page, the pair
 * is sent to the server from here: sent twice with the same id it remains one pair. Optional, so
 * failures are not shown.
 */
export function offerPair(
  { api, bus, session }: Pick<HostApi, 'api' | 'bus' | 'session'>,
  favorite: Favorite,
): void {
  const { sub } = session.state.value;
  const pair = pairToPractise(favorite, session.state.value);
  if (pair === undefined) return;
  const { id, language_code } = pair;

  async function send(body: PracticePair): Promise<void> {
    stop();
    if (session.state.value.sub !== sub) return;
    try {
      await api.send(addPracticePair, { body });
      bus.emit('practice.changed', { language_code });
    } catch {
      // The favourite is saved anyway.
    }
  }

  const timer = setTimeout(() => void send(pair), keepingTime);
  const stop = bus.subscribe('practice.pair-kept', (kept) => {
    if (kept.id !== id) return;
    clearTimeout(timer);
    stop();
  });
  bus.emit('practice.pair-offered', pair);
}
