import { startChat } from '../testing/ask-chat.ts';

test.each([
  ['en', 'es', 'pensar', 'i think of you = pienso de ti? sounds off', /pienso en ti/],
  ['es', 'tr', 'binmek', 'subo al autobús = otobüsü biniyorum?', /otobüse biniyorum/],
  ['ru', 'en', 'depend', 'это зависит от тебя = it depends of you?', /depends on you/],
  ['tr', 'ru', 'имя', 'benim adım = мой имя?', /моё имя/],
] as const)(
  'a phrase that is set equal to a native one is judged, for %s in %s, %s: %s',
  (native, language, word, message, right) => {
    expect(startChat(native, language, word)(message)).toMatch(right);
  },
);

test.each([
  ['es', 'tr', 'olmak', 'quiero ser medico = doktor olmak istiyorum, está bien?', /^No puedo aseg/],
  [
    'en',
    'tr',
    'önce',
    'is it right: beş yıldır önce geldim. i came 5 years ago',
    /^\*yıldır\* → \*yıl\*/,
  ],
] as const)('a sentence is judged before its meaning is, for %s: %s', (...asked) => {
  const [native, language, word, message, verdict] = asked;
  const reply = startChat(native, language, word)(message);
  expect(reply).toMatch(verdict);
  expect(reply).not.toMatch(/I have no phrase|No tengo la expresión/);
});

test.each([
  ['en', 'tr', 'korkmak', 'what ending goes w korkmak', /-den korkmak/],
  ['es', 'en', 'depend', 'qué preposición lleva depend?', /depend on/],
  ['ru', 'es', 'soñar', 'какой предлог после soñar?', /soñar con/],
  ['tr', 'ru', 'бояться', 'бояться hangi hâl ile kullanılır', /бояться \+ |бояться чего|род\./],
] as const)('what goes with a verb is its pattern, for %s in %s, %s: %s', (...asked) => {
  const [native, language, word, message, pattern] = asked;
  expect(startChat(native, language, word)(message)).toMatch(pattern);
});

test.each([
  ['en', 'tr', 'ben', 'can i just say geliyorum without ben?', /^\*ben\* can be left out\./],
  ['en', 'es', 'yo', 'do i have to say yo every time?', /^\*yo\* can be left out\./],
  ['en', 'es', 'creer', 'can i say creo es verdad without que?', /^\*que\* can’t be left out\./],
  ['es', 'en', 'I', 'puedo decir am tired sin I?', /^\*I\* no se puede omitir\./],
  ['ru', 'tr', 'mı', 'можно спросить без mı?', /^\*mı\* опускать нельзя\./],
  ['tr', 'en', 'she', 'she demek zorunda mıyım?', /^\*she\* atılamaz\./],
  ['es', 'ru', 'я', 'hace falta decir я?', /^En ruso \*я\*/],
] as const)('whether a word can be left out, for %s in %s, %s: %s', (...asked) => {
  const [native, language, word, message, verdict] = asked;
  expect(startChat(native, language, word)(message)).toMatch(verdict);
});

test.each([
  ['en', 'tr', 'yüzmek', 'how do i say i can swim w yüzmek', /yüzebilirim[^]*-ebil/],
  ['ru', 'tr', 'gitmek', 'как сказать я не могу идти', /-eme/],
  ['ru', 'es', 'nadar', 'как сказать я умею плавать', /sé nadar/],
  ['en', 'es', 'nadar', "how do i say i'm going to swim", /\*van a comer\*/],
  ['es', 'en', 'swim', 'como digo que no puedo nadar', /can't/],
] as const)('how to say can, cannot, going to, for %s in %s, %s: %s', (...asked) => {
  const [native, language, word, message, rule] = asked;
  expect(startChat(native, language, word)(message)).toMatch(rule);
});

test.each([
  ['es', 'tr', 'mı', 'donde se pone mi en la pregunta?', /tras la palabra por la que preguntas/],
  [
    'en',
    'tr',
    'mı',
    'kahve mi istiyorsun and kahve istiyor musun, is it the same?',
    /after the word you ask about/,
  ],
  ['ru', 'en', 'always', 'куда ставить always?', /перед|после/],
  ['tr', 'en', 'always', 'always nereye konur?', /önce|sonra/],
] as const)('where a word stands is the note on it, for %s in %s, %s: %s', (...asked) => {
  const [native, language, word, message, place] = asked;
  expect(startChat(native, language, word)(message)).toMatch(place);
});

test('a small letter alone is no mistake of grammar', () => {
  const reply = startChat('tr', 'en', 'like')('cümlem doğru mu: i like red apples very much');
  expect(reply).toContain('*i* → *I*');
  expect(reply).not.toMatch(/^Hayır/);
});
