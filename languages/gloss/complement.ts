import type { ClauseWord } from './clause-word.ts';

const isVerb = (member: ClauseWord | undefined) => member?.pos === 'verb';

/** Whether the words after a verb match its pattern; `rest` is the pattern without the verb. */
export type FitsPattern = (
  rest: string,
  around: { before: readonly ClauseWord[]; after: readonly ClauseWord[] },
) => boolean;

/** *keep doing sth*, *want to do*, *let sb do*, *look + adjective*. */
export const fitsEnglishPattern: FitsPattern = (rest, { after }) => {
  if (rest.startsWith('+ adjective')) return after[0]?.pos === 'adjective';
  const shape = /^(?<somebody>sb )?(?<to>to )?(?<form>doing|do)\b/u.exec(rest)?.groups;
  if (shape === undefined) return false;
  const verbs = shape['somebody'] ? after.slice(1) : after;
  if (shape['somebody'] && isVerb(after[0])) return false;
  if (shape['to']) return verbs[0]?.text === 'to' && isVerb(verbs[1]);
  const isIng = verbs[0]?.text.endsWith('ing') === true;
  return isVerb(verbs[0]) && isIng === (shape['form'] === 'doing');
};

/** *acabar de + inf.*, *seguir + gerundio*. */
export const fitsSpanishPattern: FitsPattern = (rest, { after }) => {
  const shape = /^(?:(?<link>\p{L}+) )?\+ (?<form>inf\.|gerundio)/u.exec(rest)?.groups;
  if (shape === undefined) return false;
  const link = shape['link'];
  if (link !== undefined && after[0]?.text !== link) return false;
  const verb = link === undefined ? after[0] : after[1];
  return verb?.features.mood === (shape['form'] === 'gerundio' ? 'gerund' : 'infinitive');
};

/** *дать + дат. + инф.* */
export const fitsRussianPattern: FitsPattern = (rest, { after }) => {
  const shape = /^(?<object>\+ (?:дат|вин)\. )?\+ инф/u.exec(rest)?.groups;
  if (shape === undefined) return false;
  const near = shape['object'] ? after.slice(0, 2) : after.slice(0, 1);
  return near.some(({ features }) => features.mood === 'infinitive');
};

/** *-meye başlamak*: what a Turkish verb asks for stands before it. */
export const fitsTurkishPattern: FitsPattern = (rest, { before }) => {
  const ending = /^-m(?<case>[ae]k|[ae]y[ae]|[ae]y[ıi])$/u.exec(rest)?.groups?.['case'];
  const last = before.at(-1);
  if (ending === undefined || !isVerb(last)) return false;
  const written = ending.replaceAll(/[ae]/gu, '[ae]').replaceAll(/[ıi]/gu, '[ıi]');
  return new RegExp(`m${written}$`, 'u').test(last?.text ?? '');
};
