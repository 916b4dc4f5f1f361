import type { Usage } from '@topwords/content/usages';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { catalogue, startChat, teaching, usageOf, wordOf } from '../testing/ask-chat.ts';
import { stressedSyllable } from './reply-pronunciation.ts';

/** The commonest Spanish noun of which authors wrote nothing in this field, and no card. */
function nounWithout(field: keyof Usage): string {
  const nouns = catalogue.ofPartOfSpeech('es', 'noun');
  const isWithout = (word: CatalogueWord) =>
    usageOf(word)[field] === undefined && teaching.ofWord(word).contrasts.length === 0;
  return nouns.find(isWithout)?.text ?? '';
}

describe('examples', () => {
  test('are new each time, until all have been shown', () => {
    const say = startChat('en', 'es', 'banco');
    const seen = new Set<string>();
    let reply = say('example');
    while (!reply.includes('already seen')) {
      const sentences = reply.match(/^- \*[^*]+\*/gm) ?? [];
      expect(sentences.length).toBeGreaterThan(0);
      expect(sentences.filter((sentence) => seen.has(sentence))).toEqual([]);
      for (const sentence of sentences) seen.add(sentence);
      reply = say('another one');
    }
    expect(reply).toContain(`all ${seen.size} sentences`);
  });

  test('contain the requested form', () => {
    const reply = startChat('ru', 'en', 'go')('приведи пример в прошедшем времени');
    expect(reply).toMatch(/went/);
  });
});

describe('forms', () => {
  test.each([
    ['en', 'es', 'hablar', 'yo form of the preterite', '*hablé*'],
    ['ru', 'en', 'go', 'вторая форма', '*went* (не по правилу)'],
    ['tr', 'en', 'child', 'çoğulu ne', '*children* (düzensiz)'],
    ['es', 'tr', 'ev', 'acusativo', '*evi*'],
    ['es', 'ru', 'дом', 'genitivo plural', '*домов*'],
    ['tr', 'ru', 'книга', 'tamlayan hali tekil', '*книги*'],
    ['ru', 'tr', 'gelmek', 'аорист, форма ben', '*gelirim*'],
  ] as const)('in %s: %s %s, %s', (native, language, text, message, form) => {
    expect(startChat(native, language, text)(message)).toContain(form);
  });

  test('that the word lacks are reported as missing', () => {
    const reply = startChat('en', 'es', 'casa')('genitive plural?');
    expect(reply).toMatch(/^I have no such form of \*casa\*\.\n/);
  });
});

describe('a difference', () => {
  test('is the one that teachers wrote, with a sentence of each and an exercise', () => {
    const say = startChat('en', 'es', 'ser');
    const reply = say('difference between ser and estar');
    expect(reply).toContain('*Ser* says what someone or something is');
    expect(reply).toContain('- *Lucía es muy tranquila.* - Lucía is a very calm person.');
    expect(reply).toMatch(/Say “quiz me” for an exercise on this\.$/);
    expect(say('quiz me')).toBe(
      'Which one fits: *es* / *está*? *Mi hermano* ____ *ingeniero.* (My brother is an engineer.)',
    );
    expect(say('es')).toMatch(/^Correct!\n\*Mi hermano es ingeniero\.\*/);
  });

  test('of two forms is that of a card about the same forms of another word', () => {
    expect(startChat('es', 'tr', 'yapmak')('yaptı o yapmış?')).toContain(
      '*gelmiş*: te lo contaron',
    );
    expect(startChat('en', 'es', 'jugar')('jugué or jugaba?')).toContain(
      'Choose *comía* for a habit',
    );
  });

  test('of a few words is found in any order of the question', () => {
    expect(startChat('ru', 'en', 'look')('look, see, watch — что когда?')).toContain(
      '*watch a game*',
    );
    expect(startChat('en', 'es', 'por')('por vs para?? i always mix them up')).toContain('*Para*');
  });

  test('without a card is that of the words’ entries', () => {
    const reply = startChat('tr', 'ru', 'ходить')('ходить ile ездить farkı ne?');
    const { synonyms = [] } = usageOf(wordOf('ru', 'ходить'));
    expect(reply).toContain(synonyms.find(({ word }) => word === 'ездить')?.difference.tr);
  });

  test('without any written difference shows what is known of each word', () => {
    const reply = startChat('en', 'es', 'casa')('difference between casa and perro');
    expect(reply).toMatch(
      /^I have no note[^\n]*\n\n- \*casa\*: “[^\n]*\n- \*perro\*: “[^\n]*\n\n- \*[^\n]*\n- \*[^\n]*$/,
    );
  });

  test('names the aspects of a pair without a card', () => {
    expect(startChat('en', 'ru', 'мочь')('мочь vs смочь')).toContain(
      '*мочь* is imperfective, *смочь* is perfective.',
    );
  });

  test('with one word shows its card', () => {
    const reply = startChat('es', 'en', 'make')('¿con qué se puede confundir?');
    expect(reply).toContain('*Make* suele crear algo nuevo');
  });

  test('does not take a word of the question for the second word', () => {
    const reply = startChat('en', 'ru', 'извиниться')('What is it easily confused with?');
    expect(reply).not.toContain('*легко*');
  });

  test('with one word that has no similar one asks for a second word', () => {
    const word = nounWithout('synonyms');
    const reply = startChat('en', 'es', word)('what is the difference?');
    expect(reply).toContain(`notes no word that is easily confused with *${word}*`);
    expect(reply).toContain(`Which word should I compare *${word}* with?`);
  });
});

describe('related words', () => {
  test('are similar words with their difference, opposites, or the family', () => {
    const say = startChat('es', 'en', 'good');
    const { opposites = [], family = [], synonyms = [] } = usageOf(wordOf('en', 'good'));
    expect(say('¿sinónimos?')).toContain(synonyms[0]?.difference.es);
    for (const text of opposites) expect(say('¿contrario?')).toContain(`*${text}*`);
    for (const text of family) expect(say('¿familia de palabras?')).toContain(`*${text}*`);
  });

  test('are those of the word that the question names, or that follows', () => {
    const say = startChat('en', 'es', 'subir');
    expect(say('what is the opposite of subir?')).toContain('*bajar*');
    expect(say('and of entrar?')).toContain('*salir*');
  });

  test('an opposite that authors did not write is not made up', () => {
    const word = nounWithout('opposites');
    const reply = startChat('en', 'es', word)('opposite?');
    expect(reply).toBe(`The word list notes no opposite of *${word}*.`);
  });
});

describe('usage', () => {
  test('shows the patterns that authors wrote', () => {
    const reply = startChat('ru', 'en', 'help')('когда это употребляют?');
    const { patterns = [] } = usageOf(wordOf('en', 'help'));
    for (const { pattern, gloss } of patterns)
      expect(reply).toContain(`- ${pattern} — ${gloss.ru}`);
    for (const { example } of patterns) expect(reply).toContain(`*${example}*`);
  });
});

describe('a translation', () => {
  test('covers the word, another word and a sentence of the bank', () => {
    const say = startChat('en', 'es', 'casa');
    expect(say('translate it')).toContain('*casa* is “house”');
    expect(say('how do you say "dog" in Spanish?')).toContain('*perro*');
    expect(say('translate "My sister wants to be a doctor" into Spanish')).toContain(
      '*Mi hermana quiere ser médica.*',
    );
    expect(say('what is casa in Russian')).toContain('дом');
  });

  test('of any other text is refused', () => {
    const reply = startChat('es', 'en', 'dog')('traduce "quetzal tornasolado gorjea ufano"');
    expect(reply).toContain('No puedo traducir');
    expect(reply).not.toContain('OPENAI_MODEL');
  });
});

describe('a memory aid', () => {
  test('is the family that authors wrote', () => {
    const { family = [] } = usageOf(wordOf('en', 'good'));
    expect(startChat('tr', 'en', 'good')('nasıl aklımda tutarım')).toContain(`*${family[0]}*`);
  });

  test('is not invented if there is none', () => {
    const reply = startChat('en', 'es', nounWithout('family'))('any trick to remember it?');
    expect(reply).toContain('I won’t invent one');
    expect(reply).toMatch(/\*[^*]+\* - /);
  });
});

describe('the stress', () => {
  test.each([
    ['ˈkasa', 1],
    ['ˌʌndəˈstænd', 3],
    ['bɐˈnanə', 2],
    ['aˈeɾeo', 2],
    ['ˈlʊk ˈfɔː', undefined],
    ['kaza', undefined],
    ['iaˈt', undefined],
  ])('of %s is on syllable %s', (ipa, place) => {
    expect(stressedSyllable(ipa)).toBe(place);
  });

  test('and the transcription are described in the native language', () => {
    expect(startChat('ru', 'es', 'casa')('как произносится?')).toBe(
      '*casa* произносится /ˈkasa/.\nУдарение падает на первый слог.\nПослушать можно кнопкой звука рядом со словом.',
    );
  });
});

describe('spelling', () => {
  test.each([
    ['en', 'ru', 'книга', 'how is it spelled', '*книга* is spelled *к-н-и-г-а* (5 letters).'],
    ['ru', 'en', 'look for', 'как пишется', '*look for* пишется так: *l-o-o-k*, *f-o-r* (7 букв).'],
    ['tr', 'es', 'y', 'nasıl yazılır', '*y* tek bir harftir.'],
    ['es', 'en', 'go', 'cómo se escribe went', '*went* se escribe *w-e-n-t* (4 letras).'],
  ] as const)('in %s, for %s %s', (native, language, text, message, reply) => {
    expect(startChat(native, language, text)(message)).toBe(reply);
  });
});

describe('why', () => {
  test('is answered with the rule that teachers wrote', () => {
    const reply = startChat('en', 'tr', 'kitap')('why kitabı?');
    expect(reply).toMatch(/^\*kitabı\* is a form of \*kitap\* \(accusative/);
    expect(reply).toContain('A definite object, one you both know, takes the accusative ending');
  });

  test('after an answer goes back to its rule', () => {
    const say = startChat('en', 'es', 'conmigo');
    expect(say('can i say con mí?')).toContain('*conmigo*');
    expect(say('why not?')).toContain('"With me" is one special word in Spanish: *conmigo*');
  });
});

describe('a form in a question', () => {
  test('is named before the meaning', () => {
    const reply = startChat('en', 'tr', 'ev')('what does evde mean?');
    expect(reply).toMatch(/^\*evde\* is a form of \*ev\* \(locative, singular\)\.\n\n\*ev\* has/);
  });
});

describe('after a difference', () => {
  test('a follow-up compares another word', () => {
    const say = startChat('es', 'ru', 'идти');
    say('en qué se diferencia de ехать');
    expect(say('¿y ходить?')).toContain('*Ходить*');
  });

  test('with an unknown word says so', () => {
    const reply = startChat('tr', 'ru', 'читать')('начитать ile farkı ne');
    expect(reply).toMatch(/^\*читать\* ile “начитать” kelimesini karşılaştıramam/);
  });

  test('with a partner of the verb names the aspects', () => {
    const reply = startChat('es', 'ru', 'писать')('diferencia entre писать y написать?');
    expect(reply).toMatch(/\*писать\* es imperfectivo y \*написать\* es perfectivo/);
  });
});

test('a word alone asks for its meaning', () => {
  expect(startChat('en', 'es', 'casa')('perro?')).toMatch(/^\*perro\* \(noun, masculine\)/);
});

describe('whether something may be said', () => {
  test.each([
    ['en', 'es', 'agua', 'Can I say "el agua fría"?', 'That is correct: *el agua fría*.'],
    ['ru', 'en', 'hair', 'правильно ли: her hair is long?', 'Это правильно: *her hair is long*.'],
  ] as const)(
    'in %s, about %s %s, is yes if authors wrote it',
    (native, language, text, message, reply) => {
      expect(startChat(native, language, text)(message)).toContain(reply);
    },
  );

  test('is no with the reason where a typical mistake is recognized', () => {
    const reply = startChat('en', 'es', 'hambre')('corect this pls: Soy hambre.');
    expect(reply).toContain('*Tengo hambre');
    expect(reply).toContain('*hambre* is a noun');
  });

  test('is otherwise not affirmed', () => {
    const reply = startChat('es', 'tr', 'gitmek')('me corriges? Yarın okula gidiyorum.');
    expect(reply).not.toMatch(/^Sí/);
    expect(reply).toContain('no conocen todos los errores');
  });

  test('a right sentence is not called a mistake because it resembles one', () => {
    const reply = startChat(
      'ru',
      'en',
      'if',
    )('проверь меня: If it rains tomorrow, we will stay at home.');
    expect(reply).not.toContain('Похоже на типичную ошибку');
  });
});

describe('the entry of a word', () => {
  test.each([
    ['gender', 'en', 'es', 'mano', 'is it masculine? it ends with o', 'feminine'],
    ['countability', 'ru', 'en', 'furniture', 'это исчисляемое?', 'неисчисляемое'],
    ['patterns', 'en', 'es', 'depender', 'depender en or depender de?', 'depender de algo'],
    ['register', 'es', 'tr', 'salak', '¿es un insulto fuerte?', 'Es un insulto'],
    ['region', 'en', 'es', 'ordenador', 'do they say it in mexico too?', 'Spain'],
    ['mistakes', 'tr', 'ru', 'бояться', 'hangi hatalar yapılır?', '*Я боюсь собак*'],
    ['look-alikes', 'en', 'es', 'asistir', 'does asistir mean to assist?', 'not “assist”'],
    ['letters', 'es', 'tr', 'çay', 'la c sin cedilla, ¿cómo se lee?', 'John'],
  ] as const)('tells its %s', (_, native, language, text, message, reply) => {
    expect(startChat(native, language, text)(message)).toContain(reply);
  });

  test('admits what it does not tell', () => {
    expect(startChat('en', 'es', 'casa')('is it countable?')).toMatch(
      /no note on whether|singular|plural/,
    );
  });
});

describe('an example', () => {
  test.each([
    ['a question', 'ru', 'en', 'enough', 'пример с enough, только вопрос', /\?\*/],
    ['negative', 'es', 'tr', 'vermek', 'una frase con vermek en negativo', /verm(?:e|i)/],
    ['with another word', 'ru', 'en', 'make', 'примеры, где make вместе с mistake', /mistake/],
  ] as const)('may have to be %s', (_, native, language, text, message, pattern) => {
    const lines = startChat(native, language, text)(message).match(/^- .*/gm) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !pattern.test(line))).toEqual([]);
  });
});

test('a phrase is translated by an expression or a sentence of authors', () => {
  expect(startChat('en', 'es', 'amor')('how do you say "I miss you"?')).toContain('*te extraño*');
  expect(startChat('es', 'tr', 'nerede')('¿Cómo digo "dónde está el baño"?')).toContain(
    'tuvalet nerede',
  );
});

test('an unclear question names three questions that have an answer', () => {
  const reply = startChat('en', 'es', 'ser')('asdkjh qwe');
  const questions = reply.match(/^- (.*)$/gm)?.map((line) => line.slice(2)) ?? [];
  expect(questions).toHaveLength(3);
  for (const question of questions) {
    expect(startChat('en', 'es', 'ser')(question)).not.toContain('I don’t know the answer');
  }
});
