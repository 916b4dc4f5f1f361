import { perWord, type Cursor } from '../../correction/cursor.ts';
import type { Finding } from '../../pack/correction-rules.ts';
import { isOtherVerbForm, star } from './english-words.ts';
import { endsPhrase, isAdjective, isAnyVerb } from './noun-phrases.ts';
import { things, kin } from './nouns-of-english.ts';
import { notTheSame } from './reasons.ts';

const be = {
  es: 'forma corta con *be*',
  ru: 'краткая форма с *be*',
  tr: '*be* ile kısa biçim',
};
const owner = {
  es: 'dice de quién es algo',
  ru: 'говорит, чьё это',
  tr: 'bir şeyin kime ait olduğunu söyler',
};

function mixedUp(
  cursor: Cursor,
  right: string,
  meaning: { es: string; ru: string; tr: string },
): Finding {
  return cursor.replace([0, 1], right, {
    kind: 'spelling',
    reason: notTheSame(star(right), meaning, star(cursor.text(0))),
  });
}

/** No other verb is in the sentence than the words before `at`. */
function hasNoVerbFrom(cursor: Cursor, at: number): boolean {
  return !cursor.sentence.tokens.slice(cursor.at + at).some(isAnyVerb);
}

/** Its raining, your welcome, their going away. */
export const pronounWithBe = perWord((cursor) => {
  const next = cursor.text(1);
  const isGerund = isOtherVerbForm(cursor.token(1), 'gerund');
  const isPredicate =
    /^(?:a|an|the|not)$/u.test(next) ||
    (/^(?:very|so|too)$/u.test(next) && isAdjective(cursor.token(2)) && cursor.isEnd(2)) ||
    (isAdjective(cursor.token(1)) && cursor.isEnd(1)) ||
    (isGerund && hasNoVerbFrom(cursor, 2));
  if (!cursor.isStart(0)) return undefined;
  if (cursor.text(0) === 'its') {
    const isWeather = /^(?:raining|snowing|cold|hot)$/u.test(next);
    return (isPredicate || isWeather) && next !== 'own' ? mixedUp(cursor, "it's", be) : undefined;
  }
  if (cursor.text(0) === 'your') {
    const isWelcome = next === 'welcome' && (cursor.isEnd(1) || cursor.text(2) === 'to');
    return isWelcome || isPredicate ? mixedUp(cursor, "you're", be) : undefined;
  }
  if (cursor.text(0) === 'their') {
    if (/^(?:is|are|was|were)$/u.test(next)) {
      return cursor.replace([0, 1], 'there', {
        kind: 'spelling',
        reason: { note: 'there-is-there-are' },
      });
    }
    return isPredicate ? mixedUp(cursor, "they're", be) : undefined;
  }
  return undefined;
});

const possessing = new Map([
  ["it's", 'its'],
  ["you're", 'your'],
  ["they're", 'their'],
  ['there', 'their'],
]);
const cognition =
  /^(?:think|know|say|hope|guess|believe|see|feel|sa|mean|hear|understand|tell|swear|bet|love|find|decide|remember|notice|like|that|realiz|dream)/u;

/** The dog is eating it's food; is this you're car; in there house. */
export const pronounOfOwner = perWord((cursor) => {
  const right = possessing.get(cursor.text(0));
  if (right === undefined || cursor.isStart(0)) return undefined;
  const before = cursor.text(-1);
  const isPreposition = /^(?:in|on|at|with|of|from|to|for|about|under)$/u.test(before);
  const isThing = things.has(cursor.text(1)) || kin.has(cursor.text(1));
  const isBodyPart = /^(?:food|tail|mouth|head|legs?|eyes|name|keys|parents|own)$/u.test(
    cursor.text(1),
  );
  if ((!isThing && !isBodyPart) || !endsPhrase(cursor, 1)) return undefined;
  const isThere = cursor.text(0) === 'there';
  if (isThere) {
    const isSure = /^(?:with|of|about|lost|forgot|sold|in|love|like)$/u.test(before);
    return isSure ? mixedUp(cursor, right, owner) : undefined;
  }
  const isAction =
    isOtherVerbForm(cursor.token(-1), 'gerund', 'past', 'past-participle') &&
    !cognition.test(before);
  const isShown = cursor.text(0) === "you're" && /^(?:this|that|is)$/u.test(before);
  if (!isPreposition && !isAction && !isShown) return undefined;
  if (before === 'that' || (before === 'for' && cursor.text(0) === "it's" && !isBodyPart)) {
    return undefined;
  }
  return mixedUp(cursor, right, owner);
});

const too = {
  es: '«demasiado» o «también»',
  ru: '«слишком» или «тоже»',
  tr: '“çok fazla” ya da “de”',
};

/** It is to expensive; me to. */
export const tooNotTo = perWord((cursor) => {
  if (cursor.text(0) !== 'to') return undefined;
  const isBe = /^(?:is|are|was|were|am|it's|i'm|he's|she's|they're|we're|you're)$/u.test(
    cursor.text(-1),
  );
  const next = cursor.token(1);
  const isAdjectiveEnd =
    isAdjective(next) && (cursor.isEnd(1) || /^(?:for|to|and)$/u.test(cursor.text(2)));
  const isMeToo =
    cursor.isEnd(0) &&
    /^(?:me|you)$/u.test(cursor.text(-1)) &&
    (cursor.isStart(-1) || cursor.text(-2) === 'love');
  return (isBe && isAdjectiveEnd) || isMeToo ? mixedUp(cursor, 'too', too) : undefined;
});

function listed(text: string): ReadonlySet<string> {
  return new Set(text.split(','));
}

interface SoundAlike {
  wrong: string;
  right: string;
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  meaning: { es: string; ru: string; tr: string };
}

/** Each line: wrong | right | the word before | the word after | es | ru | tr; "$" is an end. */
const soundAlikes: SoundAlike[] = `
  loose|lose|to,don't,didn't,can't,will,won't,can|my,your,his,her,our,their,the,it,them,money,time,weight|perder|«терять»|“kaybetmek”
  quite|quiet|be,keep,very,so,please|$|silencioso|«тихий»|“sessiz”
  quiet|quite|is,was,are,am,it's,i'm,were|good,nice,big,difficult,easy,interesting,expensive,cheap,small,old,far,important|bastante|«довольно»|“oldukça”
  advice|advise|to,can,i,could,will,would,we|me,you,him,us,them|el verbo «aconsejar»|глагол «советовать»|“öğüt vermek” fiili
  advise|advice|an,good,some,any,of|$,and,about,from,on|el sustantivo «consejo»|существительное «совет»|“öğüt” ismi
  hear|here|live,am,is,are,was,work,from,over,around,stay,right|$|aquí|«здесь»|“burada”
  here|hear|can,can't,to,didn't,don't,could,couldn't|you,me,him,it,us,them,the,music,a|oír|«слышать»|“duymak”
  by|buy|will,can,should,must,want to,could|a,some,the,it,new|comprar|«покупать»|“satın almak”
  no|know|don't,didn't,doesn't|$,him,her,them,you,it,what,where,how,why,who,the|saber|«знать»|“bilmek”
  see|sea|the|$|mar|«море»|“deniz”
  sea|see|to,can,will,can't,didn't,could|you,me,him,her,it,them,us,the,a|ver|«видеть»|“görmek”
  weak|week|next,last,this,every,per|$,i,we|semana|«неделя»|“hafta”
  week|weak|very,too,so|$|débil|«слабый»|“zayıf”
  meat|meet|to,will,can,let's,i,we|you,him,her,them,us,me,my,at,in|encontrarse con|«встретить»|“buluşmak”
  knew|new|a,my,the,your,his,our,very|car,house,phone,job,friend,teacher,school,dress,computer,bag,one,book|nuevo|«новый»|“yeni”
  write|right|you're,is,not,that's,are,all|$|correcto|«правильный»|“doğru”
  peace|piece|a,one,another,two|of|pedazo|«кусок»|“parça”
  desert|dessert|for,eat,ate,chocolate,delicious|$|postre|«десерт»|“tatlı”
  whether|weather|the,good,bad,nice,sunny|is,was,today,$,in|el tiempo que hace|«погода»|“hava durumu”
  weather|whether|know,sure,wonder,ask,asked|i,you,he,she,it,we,they|si (duda)|«ли»|“... olup olmadığı”
  then|than|taller,older,younger,smaller,cheaper,bigger,faster,longer,shorter|me,you,him,her,us,them,my,your,his,our,their,the,mine|que (comparación)|«чем»|“-den daha”
  where|were|we,they|at,in,very,happy,tired,late,not,playing,working,going,there|pasado de *be*|прошедшее время от *be*|*be* fiilinin geçmişi
  cloths|clothes|new,my,wear,his,her,dirty,clean,wash,buy,some,their,your,warm|$,and,in,for,from,are|ropa|«одежда»|“giysi”
  one|won|we,i,they,he,she,team|the game,the match,the race|pasado de *win*, «ganar»|«выиграл»|“kazandı”
  though|thought|i,we,he,she,they|that,it,about,you,he,she|pasado de *think*, «pensar»|«думал»|“düşündü”
`
  .trim()
  .split('\n')
  .map((line) => {
    const parts = line.trim().split('|');
    const [wrong = '', right = '', before = '', after = '', es = '', ru = '', tr = ''] = parts;
    return { wrong, right, before: listed(before), after: listed(after), meaning: { es, ru, tr } };
  });

/** don't loose your keys, be quite, I can here you. */
export const soundAlike = perWord((cursor) => {
  const next = cursor.text(1);
  const fits = soundAlikes.find(({ wrong, before, after }) => {
    if (wrong !== cursor.text(0)) return false;
    const previous = [cursor.text(-1), `${cursor.text(-2)} ${cursor.text(-1)}`];
    const following = [next, `${next} ${cursor.text(2)}`, ...(cursor.isEnd(0) ? ['$'] : [])];
    return (
      previous.some((words) => before.has(words)) && following.some((words) => after.has(words))
    );
  });
  return fits && mixedUp(cursor, fits.right, fits.meaning);
});
