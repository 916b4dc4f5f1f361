const nounEndings =
  'а|я|ы|и|у|ю|е|о|ё|ой|ей|ёй|ом|ем|ём|ов|ев|ёв|ам|ям|ами|ями|ах|ях|ь|ью|ия|ие|ии|ию|ием|ий|иям|иями|иях|ией';
const adjectiveEndings =
  'ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ом|ем|ей|ую|юю|ых|их|ыми|ими|о|а|ы|и|е';
const verbEndings =
  '(?:у|ю|ешь|ёшь|ет|ёт|ем|ём|ете|ёте|ут|ют|ишь|ит|им|ите|ат|ят|й|йте|и|ь|ьте|л|ла|ло|ли|ть|ти|я|в|вши|нный|нная|нное|нные)(?:ся|сь)?';

/** What stays of a headword when its dictionary ending goes, and the endings that may follow. */
function patterns(headword: string): [stem: string, endings: string][] {
  const noun = headword.replace(/[аяоеёьй]$/u, '');
  const found: [string, string][] = [[noun, `${nounEndings}|`]];
  const adjective = /^(.+)(?:ый|ий|ой)$/u.exec(headword);
  if (adjective) found.push([adjective[1] ?? '', adjectiveEndings]);
  const verb = /^(.+?)(?:ть|ти)(?:ся|сь)?$/u.exec(headword);
  if (verb) {
    const stem = verb[1] ?? '';
    found.push([stem, verbEndings], [stem.replace(/[аеияоуы]$/u, ''), verbEndings]);
  }
  return found;
}

/** Whether a token is the headword's stem, of three letters or more, with a regular ending. */
export function isRegularRussian(headword: string, token: string): boolean {
  return patterns(headword).some(([stem, endings]) => {
    if (stem.length < 3 || !token.startsWith(stem)) return false;
    return new RegExp(`^(?:${endings})$`, 'u').test(token.slice(stem.length));
  });
}
