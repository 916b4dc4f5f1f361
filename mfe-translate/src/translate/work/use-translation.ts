import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getTranslatorAbilities, isLanguageCode } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { translationQuery, type Translated } from './translation-query.ts';
import { canTranslate } from './can-translate.ts';
import type { Translator } from './translator.ts';

/** The visible state of a translation. */
export type Translation = ReturnType<typeof useTranslation>;

type Phase = 'empty' | 'unsupported' | 'loading' | 'failed' | 'done';

/** A chosen translation swaps places with the answered one, which can be chosen again. */
function withChoice(answered: Translated, chosen: string | undefined): Translated {
  const { translation, alternatives } = answered;
  if (chosen === undefined || chosen === translation) return answered;
  const others = alternatives.includes(chosen)
    ? alternatives.map((other) => (other === chosen ? translation : other))
    : [translation, ...alternatives];
  return { ...answered, translation: chosen, alternatives: others, favorite_id: null };
}

function isSameRequest(one: Translated, other: Translated): boolean {
  return (
    one.text === other.text && one.from_lang === other.from_lang && one.to_lang === other.to_lang
  );
}

/** The translation of the current request. */
export function useTranslation({ request, isTyping, text }: Translator) {
  const abilities = useQuery(callQuery(getTranslatorAbilities));
  const { from, to } = request;
  const isSupported = canTranslate(abilities.data, from, to);
  // Pairs of the bank's languages are sent immediately; others only once they are known to be
  // available.
  const isUnknown = abilities.isPending && !(isLanguageCode(from) && isLanguageCode(to));
  const [choice, setChoice] = useState<{ of: Translated; translation: string } | null>(null);
  const query = useQuery({
    ...translationQuery(request),
    enabled: request.text !== '' && isSupported && !isUnknown,
    placeholderData: (previous) => previous,
  });
  const { data, isPlaceholderData, isError, isFetching, error } = query;

  function phase(): Phase {
    if (request.text === '') return 'empty';
    if (!isSupported) return 'unsupported';
    if (isError && !isFetching) return 'failed';
    return data === undefined ? 'loading' : 'done';
  }

  const now = phase();
  const isShown = now === 'done' && text.trim() !== '';
  const chosen = choice && data && isSameRequest(choice.of, data) ? choice.translation : undefined;
  return {
    phase: text.trim() === '' ? ('empty' satisfies Phase) : now,
    /** The shown translation; while a new one loads, the old one. */
    pair: isShown && data ? withChoice(data, chosen) : undefined,
    /** Whether `pair` belongs to the current text in the box. */
    isCurrent: isShown && !isPlaceholderData && data?.isProvisional === false && !isTyping,
    isFetching,
    error,
    /** Retries a failed one. */
    retry: () => void query.refetch(),
    /** Chooses another translation instead of the answered one. */
    choose: (translation: string) => data && setChoice({ of: data, translation }),
  };
}
