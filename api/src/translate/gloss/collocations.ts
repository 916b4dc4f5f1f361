import { allGloss } from '@topwords/languages/gloss';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../bank/catalogue.ts';
import { equivalentsIn } from '../../bank/glosses.ts';
import { memoizeByLanguage } from '../../bank/memoize-by-language.ts';
import type { UsageOf } from '../../bank/usage-loader.ts';
import { groupByEach } from '../../bank/group-by-each.ts';
import { withoutStress } from '../phrases/edge-marks.ts';

type Glosses = Readonly<Partial<Record<LanguageCode, string>>>;

/** Words that belong together, as authors wrote them at a headword, with what they mean. */
export interface Collocation {
  /** In lower case; headwords stand for all their forms, `anyOwner` for every owner. */
  words: readonly string[];
  meanings: Readonly<Partial<Record<LanguageCode, readonly string[]>>>;
  /** Whether it says something by itself: *¿Se puede?* is "May I come in?" */
  isUtterance: boolean;
  isQuestion: boolean;
}

/** The collocations of the bank by their first words. */
export interface Collocations {
  startingWith(word: string, language: LanguageCode): readonly Collocation[];
}

/** Placeholder for "my", "your" and the like: *take one's time*. */
export const anyOwner = "one's";

const placeholders =
  /\s(?:sb|sth|alguien|algo|кого-л\.?|что-л\.?|кому-л\.?|чему-л\.?|birini|birine|bir şeyi?)$/u;
/** Labels of rarely used words. */
const rare = /\((?:older|dated|устар|старом|antic|eski)/u;
/** Patterns and explanations rather than collocations. */
const unread = /[…/()+*,;:"«»]|\b(?:sb|sth)\b|-л\./u;

/** Notes on the speaker's gender; the other form has the same meaning. */
const speaker = / \((?:[^()]*\bspeaking|una? (?:hombre|mujer)|(?:erkek|kadın) söyler)\)/gu;

/** Patterns that are explained rather than translated: "formal or to several people". */
const note =
  /formal|plural|without|instead|вежлив|разг|мн\. ч|kibar|resm|çoğul|singular|masculine|feminine|masculin|femenin|муж\. р|жен\. р|\b(?:noun|verb|adjective)\b/u;

function isNote(gloss: Glosses): boolean {
  return Object.values(gloss).some((one) => note.test(one ?? ''));
}

/** Indexes the collocations of each language on first use. */
export function createCollocations(catalogue: Catalogue, usageOf: UsageOf): Collocations {
  const indexOf = memoizeByLanguage((language) => {
    const all = catalogue.ofLanguage(language).flatMap((word) =>
      writtenAt(word).flatMap(({ text, gloss }): Collocation[] => {
        const plain = withoutStress(text).replace(placeholders, '').replaceAll('’', "'");
        const words = plain
          .toLocaleLowerCase(language)
          .replaceAll(/^[¿¡]|[.!?]+$/gu, '')
          .split(' ');
        const isRare = Object.values(gloss).some((one) => rare.test(one ?? ''));
        if (words.length < 2 || isRare || unread.test(plain)) return [];
        const meanings = Object.entries(gloss).map(([to, one]) => [
          to,
          equivalentsIn((one ?? '').replace(speaker, '')),
        ]);
        const isUtterance = [text, ...Object.values(gloss)].some((one) =>
          /[.!?]$/u.test(one ?? ''),
        );
        const isQuestion = text.endsWith('?');
        return [{ words, meanings: Object.fromEntries(meanings), isUtterance, isQuestion }];
      }),
    );
    return groupByEach(all, ({ words }) => keysOf(words[0] ?? '', language));
  });

  /** Collocations, and patterns of words alone: *echar de menos*. */
  function writtenAt(word: CatalogueWord): { text: string; gloss: Glosses }[] {
    const { collocations = [], patterns = [] } = usageOf(word);
    if (word.pos !== 'verb' && word.pos !== 'noun') return collocations;
    const own = patterns
      .filter(({ pattern, gloss }) => pattern.includes(word.text) && !isNote(gloss))
      .map(({ pattern, gloss }) => ({ text: pattern, gloss }));
    return [...collocations, ...own];
  }

  /** What a collocation is found by: its first word, and the verb of which that is a third person. */
  function keysOf(first: string, language: LanguageCode): string[] {
    if (allGloss[language].thirdPerson?.test(first) !== true) return [first];
    const verbs = catalogue.ofForm(language, foldText(first)).filter(({ pos }) => pos === 'verb');
    return [...new Set([first, ...verbs.map(({ text }) => text)])];
  }

  return { startingWith: (word, language) => indexOf(language).get(word) ?? [] };
}
