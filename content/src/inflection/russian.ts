const nounEndings =
  'а|я|ы|и|у|ю|е|о|ё|ой|ей|ёй|ом|ем|ём|ов|ев|ёв|ам|ям|ами|ями|ах|ях|ь|ью|ия|ие|ии|ию|ием|ий|иям|иями|иях|ией';
const adjectiveEndings =
  'ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ом|ем|ей|ую|юю|ых|их|ыми|ими|о|а|ы|и|е';
const verbEndings =
  '(?:у|ю|ешь|ёшь|ет|ёт|ем|ём|ете|ёте|ут|ют|ишь|ит|им|ите|ат|ят|й|йте|и|ь|ьте|л|ла|ло|ли|ть|ти|я|в|вши|нный|нная|нное|нные)(?:ся|сь)?';

type Pattern = [stem: string, endings: string];

/** What stays of a verb when its dictionary ending goes, and the endings that may follow. */
function verbPatterns(headword: string): Pattern[] {
  const stem = /^(.+?)(?:ть|ти)(?:ся|сь)?$/u.exec(headword)?.[1] ?? '';
  return [
    [stem, verbEndings],
    [stem.replace(/[аеияоуы]$/u, ''), verbEndings],
  ];
}

/** The same for words that are declined. */
function nominalPatterns(headword: string): Pattern[] {
  const noun = headword.replace(/[аяоеёьй]$/u, '');
  const adjective = /^(.+)(?:ый|ий|ой)$/u.exec(headword)?.[1] ?? '';
  return [
    [noun, `${nounEndings}|`],
    [adjective, adjectiveEndings],
  ];
}

/** Whether a token is the headword's stem, of three letters or more, with a regular ending. */
export function isRegularRussian(headword: string, token: string, isVerb: boolean): boolean {
  const patterns = isVerb ? verbPatterns(headword) : nominalPatterns(headword);
  return patterns.some(([stem, endings]) => {
    if (stem.length < 3 || !token.startsWith(stem)) return false;
    return new RegExp(`^(?:${endings})$`, 'u').test(token.slice(stem.length));
  });
}
