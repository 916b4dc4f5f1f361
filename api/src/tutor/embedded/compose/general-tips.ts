import type { ComposeContext } from './compose-context.ts';
import { mark, onlyName, plainGloss, quoteSentence } from '@topwords/languages/tutor';
import type { PartOfSpeech } from '@topwords/platform/contracts';
import { orderUses } from './compose-examples.ts';
import { neighbourTips, unchangingTip } from './tips-neighbours.ts';

/** Parts of speech whose grammar is mostly their position in the sentence. */
const positional: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>([
  'adverb',
  'conjunction',
  'interjection',
  'particle',
  'determiner',
]);

/** Parts of speech whose translation means little outside a sentence. */
const grammatical: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>([
  'preposition',
  'determiner',
  'particle',
  'conjunction',
  'pronoun',
]);

/** Tips for any part of speech, derived from the word's sentences. */
export function generalTips(context: ComposeContext): string[] {
  return [
    ...partsTip(context),
    ...kindsTip(context),
    ...neighbourTips(context),
    ...unchangingTip(context),
    ...positionTip(context),
    ...formTip(context),
    ...capitalTip(context),
  ];
}

function partsTip({ facts, texts }: ComposeContext): string[] {
  const { parts, word } = facts;
  if (parts.length < 2 || parts.length !== word.text.split(' ').length) return [];
  const shown = parts.map(({ word: part, translation }) => {
    const other = part.translations[facts.native].find((name) => name !== translation);
    const names = other === undefined ? translation : `${translation}, ${plainGloss(other)}`;
    return grammatical.has(part.pos) ? mark(part.text) : `${mark(part.text)} (${names})`;
  });
  return [texts.madeOf(mark(word.text), [...new Set(shown)].join(', '))];
}

function kindsTip(context: ComposeContext): string[] {
  const { facts, texts } = context;
  const kinds = [...new Set(facts.senses.map(({ pos }) => pos))];
  if (kinds.length < 2) return [];
  const shown = kinds.map((pos) => {
    const ids = new Set<number | null>(
      facts.senses.filter((sense) => sense.pos === pos).map((sense) => sense.meaningId),
    );
    const use = orderUses(context).find(
      ({ meaningId }) => meaningId !== null && ids.has(meaningId),
    );
    return use === undefined ? texts.pos[pos] : `${texts.pos[pos]} — ${mark(use.sentence.text)}`;
  });
  return [texts.oneOfSeveral(mark(facts.word.text), shown.join('; ').replace(/\.\*$/u, '*'))];
}

function positionTip(context: ComposeContext): string[] {
  const { facts, texts } = context;
  const { uses, word } = facts;
  if (!positional.has(word.pos) || uses.length < 2) return [];
  const shown = (use: (typeof uses)[number] | undefined) =>
    use === undefined ? '' : quoteSentence(context, use.sentence);
  const [opening, closing] = [uses.filter((use) => use.opens), uses.filter((use) => use.closes)];
  const name = mark(word.text);
  if (opening.length > 1 && opening.length * 2 > uses.length) {
    return [texts.position.opens(name, opening.length, uses.length, shown(opening[0]))];
  }
  if (closing.length > 1 && closing.length * 2 > uses.length) {
    return [texts.position.closes(name, closing.length, uses.length, shown(closing[0]))];
  }
  const mayBeAnywhere =
    word.pos === 'adverb' || word.pos === 'conjunction' || word.pos === 'particle';
  if (mayBeAnywhere && opening.length === 0 && closing.length === 0 && uses.length > 2) {
    return [texts.position.inside(name, uses.length, shown(uses[0]))];
  }
  return [];
}

/** A tip about a form other than the headword, preferably one with a single name. */
function formTip(context: ComposeContext): string[] {
  const { facts, texts } = context;
  const { language, text } = facts.word;
  const others = facts.uses.filter(
    ({ form }) => form.toLocaleLowerCase(language) !== text.toLocaleLowerCase(language),
  );
  const use = others.find((one) => onlyName(context, one.labels) !== null) ?? others[0];
  if (use === undefined) return [];
  const sentence = quoteSentence(context, use.sentence);
  return [
    texts.standsAs(
      mark(use.form.toLocaleLowerCase(language)),
      onlyName(context, use.labels),
      sentence,
    ),
  ];
}

function capitalTip({ facts, texts }: ComposeContext): string[] {
  return /^\p{Lu}/u.test(facts.word.text) ? [texts.capital(mark(facts.word.text))] : [];
}
