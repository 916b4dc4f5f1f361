import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../bank/catalogue.ts';
import { presentTeaching } from '../../bank/present-teaching.ts';
import type { FactSources } from '../embedded/facts/fact-sources.ts';

/** Something that teachers wrote about a word, for a model. */
export type Lesson = { kind: 'contrast' | 'mistake' | 'false_friend' | 'grammar' } & Record<
  string,
  unknown
>;

interface TaughtWords {
  first: CatalogueWord | undefined;
  /** Another one that the question names. */
  second: CatalogueWord | undefined;
  native: LanguageCode;
}

/**
 * What is taught about words, in the native language, the most useful first: the card that two words
 * share, then mistakes, other cards, look-alikes and notes of the first, then those of the second.
 */
export function listLessons(
  sources: FactSources,
  { first, second, native }: TaughtWords,
): Lesson[] {
  const { teaching } = sources;
  const shared = new Set(
    first && second
      ? teaching
          .ofWord(first)
          .contrasts.filter(({ words }) => words.includes(second.id))
          .map(({ key }) => key)
      : [],
  );
  const listed = [first, second].flatMap((word) =>
    word ? lessonsOf(presentTeaching(word, teaching.ofWord(word), { native })) : [],
  );
  const isShared = ({ key }: { key: string }) => shared.has(key);
  const ordered = listed.toSorted((a, b) => Number(isShared(b)) - Number(isShared(a)));
  const once = new Map(ordered.toReversed().map((one) => [one.key, one.lesson]));
  return [...once.values()].toReversed();
}

function lessonsOf({
  contrasts,
  mistakes,
  grammar,
  false_friends: friends,
}: ReturnType<typeof presentTeaching>): { key: string; lesson: Lesson }[] {
  return [
    ...mistakes.map(({ key, wrong, right, why }) => ({
      key: `mistake ${key}`,
      lesson: { kind: 'mistake' as const, wrong, right, why },
    })),
    ...contrasts.map(({ key, terms, explanation, sentences }) => ({
      key,
      lesson: { kind: 'contrast' as const, words: terms, explanation, sentences },
    })),
    ...friends.map((friend) => ({
      key: `friend ${friend.look_alike}`,
      lesson: { kind: 'false_friend' as const, ...friend },
    })),
    ...grammar.map(({ key, title, note, examples }) => ({
      key: `note ${key}`,
      lesson: { kind: 'grammar' as const, title, note, examples },
    })),
  ];
}
