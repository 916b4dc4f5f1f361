import { allText } from '../all/text.ts';
import type { LanguageCode } from '../all/identity.ts';
import { findByRule } from './find-by-rule.ts';
import { foldText } from './fold-text.ts';

/** Headwords with some of their forms: `verb gelmek gelmiş`. */
const words: Record<string, readonly string[]> = {
  tr: [
    'verb olmak olacak olmaz olma olması olmamalı olmalı oldu olan olanlar olmakta olduğu olabilir olamaz',
    'verb gelmek gelmiş gelecek geliyor gelince gelir gel',
    'verb istemek istemişim istiyor',
    'verb bilmek bil biliyorsun bilmeli',
    'verb söylemek söylediği söyleyen',
    'verb yapmak yaptığı yapabilir yapamaz yapma',
    'verb etmek et edebilir',
    'verb karışmak karış',
    'verb içermek içerir içeriş',
    'noun ev evde evdeki evim',
    'noun yaş yaşında',
    'noun zaman zamanı',
    'noun arkadaş arkadaşı arkadaşım',
    'noun çocuk çocuğu',
    'noun iş işten işi',
    'noun yasa yasan',
    'noun akşam akşamı',
    'noun fil fili',
    'adjective son sondur',
    'adjective kör',
    'adverb çok',
    'adverb böyle',
    'adverb burada',
    'adverb şimdi',
    'preposition üzerinde',
    'preposition gibi',
    'pronoun ben beni',
    'pronoun birbiri',
    'pronoun o onu',
  ],
  es: [
    'verb armar arma armando',
    'verb dar dando',
    'verb cantar canta',
    'verb llamarse llamando',
    'verb tirar tira',
    'noun ver',
  ],
  ru: [
    'verb остаться осталась',
    'verb читать читают читала',
    'verb прийти пришла',
    'verb погибнуть погибла',
    'verb пропасть пропала',
    'verb учиться учатся училась',
    'verb быть будут была',
    'adjective французский',
    'adjective быстрый быстрее',
    'adjective лучше',
    'adverb тоже',
    'noun общество обще',
  ],
};

function lexiconOf(language: LanguageCode) {
  return (words[language] ?? []).map((line) => {
    const [pos = '', text = '', ...forms] = line.split(' ');
    return { pos, text, folded: new Set([text, ...forms].map(foldText)) };
  });
}

function foundBy(language: LanguageCode, form: string): string[] {
  const lexicon = lexiconOf(language);
  const find = (one: string) => lexicon.filter(({ folded }) => folded.has(one));
  return findByRule(allText[language], foldText(form), find).map(({ text }) => text);
}

test.each<[LanguageCode, form: string, headword: string]>([
  ['tr', 'olacaktır', 'olmak'],
  ['tr', 'olmayabilirim', 'olmak'],
  ['tr', 'söylesene', 'söylemek'],
  ['tr', 'olmaktadır', 'olmak'],
  ['tr', 'olmasıdır', 'olmak'],
  ['tr', 'istemişimdir', 'istemek'],
  ['tr', 'biliyorsundur', 'bilmek'],
  ['tr', 'geliyormuş', 'gelmek'],
  ['tr', 'gelecekse', 'gelmek'],
  ['tr', 'olmamalıydı', 'olmak'],
  ['tr', 'olduysa', 'olmak'],
  ['tr', 'gelmişken', 'gelmek'],
  ['tr', 'gelinceye', 'gelmek'],
  ['tr', 'olduğunca', 'olmak'],
  ['tr', 'olanlardan', 'olmak'],
  ['tr', 'söylediklerimi', 'söylemek'],
  ['tr', 'yapabileceğini', 'yapmak'],
  ['tr', 'olabilmesi', 'olmak'],
  ['tr', 'yapamadığını', 'yapmak'],
  ['tr', 'yapmada', 'yapmak'],
  ['tr', 'evdeydim', 'ev'],
  ['tr', 'evdekilerden', 'ev'],
  ['tr', 'yaşındayken', 'yaş'],
  ['tr', 'zamanıdır', 'zaman'],
  ['tr', 'arkadaşıydı', 'arkadaş'],
  ['tr', 'çocukken', 'çocuk'],
  ['tr', 'çocuksun', 'çocuk'],
  ['tr', 'akşamki', 'akşam'],
  ['tr', 'böyleyse', 'böyle'],
  ['tr', 'buradayım', 'burada'],
  ['tr', 'şimdiki', 'şimdi'],
  ['tr', 'üzerindeki', 'üzerinde'],
  ['tr', 'gibiydi', 'gibi'],
  ['tr', 'bendim', 'ben'],
  ['tr', 'benle', 'ben'],
  ['tr', 'birbirine', 'birbiri'],
  ['es', 'armarlo', 'armar'],
  ['es', 'armándolo', 'armar'],
  ['es', 'dárselas', 'dar'],
  ['es', 'llamarte', 'llamarse'],
  ['ru', 'оставшегося', 'остаться'],
  ['ru', 'читавший', 'читать'],
  ['ru', 'читающей', 'читать'],
  ['ru', 'пришедших', 'прийти'],
  ['ru', 'погибшие', 'погибнуть'],
  ['ru', 'пропавшего', 'пропасть'],
  ['ru', 'учащийся', 'учиться'],
  ['ru', 'учившаяся', 'учиться'],
  ['ru', 'по-французски', 'французский'],
  ['ru', 'побыстрее', 'быстрый'],
  ['ru', 'получше', 'лучше'],
])('%s: %s is a form of %s', (language, form, headword) => {
  expect(foundBy(language, form)).toEqual([headword]);
});

test.each<[LanguageCode, form: string]>([
  // The vowels or the consonant do not agree.
  ['tr', 'olacaktur'],
  ['tr', 'olacakdır'],
  ['tr', 'evdayim'],
  // Causatives and passives are other verbs.
  ['tr', 'bildir'],
  ['tr', 'ettir'],
  ['tr', 'söndürdü'],
  ['tr', 'istendi'],
  ['tr', 'yaşandı'],
  ['tr', 'çöktü'],
  // Other nouns.
  ['tr', 'karısı'],
  ['tr', 'içerisi'],
  ['tr', 'filiz'],
  ['tr', 'korsan'],
  ['tr', 'çocukki'],
  ['tr', 'onun'],
  ['tr', 'evken'],
  ['es', 'cántaros'],
  ['es', 'tiranos'],
  ['es', 'armalo'],
  ['es', 'darlalo'],
  ['es', 'verlo'],
  ['es', 'perla'],
  ['ru', 'будущий'],
  ['ru', 'общая'],
  ['ru', 'потоже'],
  ['ru', 'по-моему'],
  ['ru', 'лучший'],
  ['ru', 'площадь'],
  ['en', 'realise'],
])('%s: %s is a form of none', (language, form) => {
  expect(foundBy(language, form)).toEqual([]);
});
