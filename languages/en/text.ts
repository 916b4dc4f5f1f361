import type { TextRules } from '../pack/text-rules.ts';

export const text: TextRules = {
  letters: 'a-zA-Zé',
  capitals:
    /^(?:I(?:'\w+)?|OK|TV|Mr|Mrs|Ms|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish|Russian|Turkish|Christmas)$/,
  alphabet: /^[a-zéèêñïç]*$/u,
};
