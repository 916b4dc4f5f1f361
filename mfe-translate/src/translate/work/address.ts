import {
  isTranslatorLanguage,
  translateTextMaximumLength,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import { textWithin } from '../../addresses/text-within.ts';

/** A language to translate from, or the wish that it be detected. */
export type SourceLanguage = TranslatorLanguage | 'auto';

/** What is being worked on; undefined where the learner has chosen no language. */
export interface Work {
  text: string;
  from: SourceLanguage | undefined;
  to: TranslatorLanguage | undefined;
}

/** As much of a text as can be translated. */
export function fitText(text: string): string {
  return textWithin(text, translateTextMaximumLength);
}

/** The work that an address names: `/translate?from=en&to=es&text=house`. */
export function readWork(parameters: URLSearchParams): Work {
  const [from, to] = [parameters.get('from'), parameters.get('to')];
  return {
    text: fitText(parameters.get('text') ?? ''),
    from: from === 'auto' || isTranslatorLanguage(from) ? from : undefined,
    to: isTranslatorLanguage(to) ? to : undefined,
  };
}

/** The query of an address that names the work. */
export function writeWork({ text, from, to }: Required<Work>): Record<string, string> {
  return { ...(from && { from }), ...(to && { to }), ...(text !== '' && { text }) };
}
