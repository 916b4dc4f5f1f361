import type { ComposeContext } from './compose-context.ts';
import { mark, onlyName, plainGloss, quoteSentence, type Tip } from '@topwords/languages/tutor';
import { orderUses } from './compose-examples.ts';
import { neighbourTips, unchangingTip } from './tips-neighbours.ts';
import { kinds } from '../facts/kinds.ts';

/** Parts of speech whose grammar is mostly their position in the sentence. */
const positional = kinds('adverb', 'conjunction', 'interjection', 'particle', 'determiner');

/** Those of them that may be anywhere in a sentence. */
const movable = kinds('adverb', 'conjunction', 'particle');

/** Parts of speech whose translation means little outside a sentence. */
const grammatical = kinds('preposition', 'determiner', 'particle', 'conjunction', 'pronoun');

/** Tips for any part of speech, derived from the word's sentences. */
export function generalTips(context: ComposeContext): Tip[] {
  const { facts, texts } = context;
  const { text } = facts.word;
  return [
    partsTip(context),
    kindsTip(context),
    ...neighbourTips(context),
    unchangingTip(context),
    positionTip(context),
    formTip(context),
    /^\p{Lu}/u.test(text) && texts.capital(mark(text)),
  ];
}

function partsTip({ facts, texts }: ComposeContext): Tip {
  const { parts, word } = facts;
  if (parts.length < 2 || parts.length !== word.text.split(' ').length) return undefined;
  const shown = parts.map(({ word: part, translation }) => {
    const other = part.translations[facts.native].find((name) => name !== translation);
    const names = other === undefined ? translation : `${translation}, ${plainGloss(other)}`;
    return grammatical.has(part.pos) ? mark(part.text) : `${mark(part.text)} (${names})`;
  });
  return texts.madeOf(mark(word.text), [...new Set(shown)].join(', '));
}

function kindsTip(context: ComposeContext): Tip {
  const { facts, texts } = context;
  const parts = [...new Set(facts.senses.map(({ pos }) => pos))];
  if (parts.length < 2) return undefined;
  const shown = parts.map((pos) => {
    const ids = new Set<number | null>(
      facts.senses.filter((sense) => sense.pos === pos).map((sense) => sense.meaningId),
    );
    const use = orderUses(context).find(
      ({ meaningId }) => meaningId !== null && ids.has(meaningId),
    );
    return use === undefined ? texts.pos[pos] : `${texts.pos[pos]} — ${mark(use.sentence.text)}`;
  });
  return texts.oneOfSeveral(mark(facts.word.text), shown.join('; ').replace(/\.\*$/u, '*'));
}

function positionTip(context: ComposeContext): Tip {
  const { facts, texts } = context;
  const { uses, word } = facts;
  if (!positional.has(word.pos) || uses.length < 2) return undefined;
  const shown = (use: (typeof uses)[number] | undefined) =>
    use === undefined ? '' : quoteSentence(context, use.sentence);
  const [opening, closing] = [uses.filter((use) => use.opens), uses.filter((use) => use.closes)];
  const name = mark(word.text);
  if (opening.length > 1 && opening.length * 2 > uses.length) {
    return texts.position.opens(name, opening.length, uses.length, shown(opening[0]));
  }
  if (closing.length > 1 && closing.length * 2 > uses.length) {
    return texts.position.closes(name, closing.length, uses.length, shown(closing[0]));
  }
  const isInside = opening.length === 0 && closing.length === 0 && uses.length > 2;
  return (
    isInside && movable.has(word.pos) && texts.position.inside(name, uses.length, shown(uses[0]))
  );
}

/** A tip about a form other than the headword, preferably one with a single name. */
function formTip(context: ComposeContext): Tip {
  const { facts, texts } = context;
  const { language, text } = facts.word;
  const others = facts.uses.filter(
    ({ form }) => form.toLocaleLowerCase(language) !== text.toLocaleLowerCase(language),
  );
  const use = others.find((one) => onlyName(context, one.labels) !== null) ?? others[0];
  if (use === undefined) return undefined;
  const sentence = quoteSentence(context, use.sentence);
  const form = mark(use.form.toLocaleLowerCase(language));
  return texts.formInUse(form, onlyName(context, use.labels), sentence);
}
