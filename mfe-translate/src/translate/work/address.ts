import {
  isTranslatorLanguage,
  translateTextMaximumLength,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { textWithin } from '../../addresses/text-within.ts';

/** A language to translate from, or `auto` for detection. */
export type SourceLanguage = TranslatorLanguage | 'auto';

/** The translator's work; a language is undefined if the learner has chosen none. */
export interface Work {
  text: string;
  from: SourceLanguage | undefined;
  to: TranslatorLanguage | undefined;
}

/** A text, cut to the maximum length for translation. */
export function fitText(text: string): string {
  return textWithin(text, translateTextMaximumLength);
}

/** The work in an address: `/translate?from=en&to=es&text=house`. */
export function readWork(parameters: URLSearchParams): Work {
  const [from, to] = [parameters.get('from'), parameters.get('to')];
  return {
    text: fitText(parameters.get('text') ?? ''),
    from: from === 'auto' || isTranslatorLanguage(from) ? from : undefined,
    to: isTranslatorLanguage(to) ? to : undefined,
  };
}

/** The query of an address for the work. */
export function writeWork({ text, from, to }: Required<Work>): Record<string, string> {
  return { ...(from && { from }), ...(to && { to }), ...(text !== '' && { text }) };
}
