import { foldText } from '../../text/fold-text.ts';
import type { BaseForm, KnownWord } from '../../pack/text-rules.ts';

/**
 * Objects after an infinitive or a gerund, where nothing else looks like them; *os* alone does:
 * *cántaros*.
 */
const attached =
  /^(?<verb>\p{L}+(?:[aei]r|[aiy]e?ndo))(?:(?:(?:me|te|se|nos|os)(?:l[ao]s?))|se(?:me|te|nos|os|les?)|me|te|se|nos|l[aeo]s?|les)$/u;

/**
 * The infinitive or gerund of a folded form with its objects: *armarlo*, *dandoselas*. Orders with
 * objects are listed: in folded forms they look like other words, *tómate*.
 */
export function spanishBaseForms(folded: string): BaseForm[] {
  const verb = attached.exec(folded)?.groups?.['verb'];
  if (verb === undefined) return [];
  const fits = ({ text, pos }: KnownWord) => {
    const infinitive = foldText(text);
    return pos === 'verb' && (verb.endsWith('ndo') || verb === infinitive.replace(/se$/u, ''));
  };
  return [verb, `${verb}se`].map((form) => ({ form, fits }));
}
