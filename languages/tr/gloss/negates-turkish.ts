/**
 * Endings that make a verb of any stem negative: *aktarılmadı*, *kırpmadım*, *takmayın*, *sormadan*,
 * *gelmez*. After Göksel and Kerslake (2005), chapter 20.
 */
const negative =
  /\p{L}(?:m[ae](?:d[ıiuü](?:m|n|k|n[ıiuü]z|l[ae]r)?|d[ae]n|m[ıiuü][şs]\p{L}*|y[ae]ca[kğg]\p{L}*|yece[kğg]\p{L}*|y[ıi]n(?:[ıi]z)?|s[ıi]n(?:l[ae]r)?|s[ae](?:m|n|k|n[ıi]z|l[ae]r)?|y[ae]n\p{L}*|y[ıi]p|y[ae]l[ıi]m|y[ae]y[ıi]m|y[ae]bil\p{L}+)|m[ıiuü]yor\p{L}*|m[ae]z(?:s[ıi]n(?:[ıi]z)?|l[ae]r|d[ıi]\p{L}*)?|m[ae]m[ae][kl]\p{L}*)$/u;
/** Endings that mean "without": *şekersiz*. */
const lacking = /\p{L}{2}s[ıiuü]z(?:ce|ca|l[ıiuü]k)?$/u;

/** "Without" or, with *önce*, "before": *gelmeden önce*. */
const withoutOrBefore = /m[ae]d[ae]n$/u;

/**
 * Whether a word means "not" or "without" by its ending.
 * @param isKnown whether it is a form of a known verb, whose *-meden* may be "before"
 */
export function negatesTurkish(word: string, isKnown: boolean): boolean {
  if (isKnown && withoutOrBefore.test(word)) return false;
  return word.length > 4 && (negative.test(word) || lacking.test(word));
}
