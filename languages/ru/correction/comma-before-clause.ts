import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { because } from './because.ts';
import { isFinite } from './russian-words.ts';

const telling =
  /^(?:думаю|думает|думаешь|думаем|думают|думал|думала|знаю|знает|знаешь|знаем|знают|знал|знала|говорит|говорят|говорил|говорила|сказал|сказала|сказали|считаю|считает|надеюсь|понимаю|понял|поняла|вижу|помню|слышал|слышала|уверен|уверена|рад|рада)$/u;

/** Я думаю что он прав; не пришёл потому что болел; люблю когда тепло; человек который. */
export const commaBeforeClause = perWord((cursor) => {
  const token = cursor.token(0);
  if (!token || cursor.isStart(0) || cursor.isEnd(0)) return undefined;
  const before = cursor.text(-1);
  const isSubject = /^(?:я|ты|он|она|мы|вы|они|это|мне|тебе|ему|ей|нам|у|мой|моя)$/u.test(
    cursor.text(1),
  );
  const isThat = token.text === 'что' && telling.test(before) && isSubject;
  const isBecause =
    token.text === 'потому' &&
    cursor.text(1) === 'что' &&
    !/^(?:только|именно|лишь|и|а|но|просто|отчасти|не|или|может|наверное|ещё|еще|даже|хотя)$/u.test(
      before,
    );
  const isWant =
    token.text === 'чтобы' &&
    /^(?:хочу|хочет|хочешь|хотим|хотят|хотел|хотела|хотели|прошу|просит|попросил|попросила|сказал|сказала)$/u.test(
      before,
    );
  const isWhen = token.text === 'когда' && /^(?:люблю|любит|любишь|любят|нравится)$/u.test(before);
  const isWhich =
    /^котор(?:ый|ая|ое|ые|ого|ую)$/u.test(token.text) &&
    isOnly(cursor.token(-1), ({ pos }) => pos === 'noun') &&
    isFinite(cursor.token(1)) &&
    cursor.at > 1;
  if (!isThat && !isBecause && !isWant && !isWhen && !isWhich) return undefined;
  return cursor.replace([-1, 1], `${cursor.words(-1, 0)}, ${token.text}`, {
    kind: 'spelling',
    reason: because('commaBeforeClause'),
  });
});
