import type { Usage } from '@topwords/content/usages';
import { catalogue, usageOf, startChat, wordOf } from '../testing/ask-chat.ts';
import { stressedSyllable } from './reply-pronunciation.ts';

/** The commonest Spanish noun of which authors wrote nothing in this field. */
function nounWithout(field: keyof Usage): string {
  const nouns = catalogue.ofPartOfSpeech('es', 'noun');
  return nouns.find(({ id }) => usageOf({ id })[field] === undefined)?.text ?? '';
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
    expect(reply).toMatch(/^I have no such form of \*casa\*\.\nForms of \*casa\*:/);
  });
});

describe('a difference', () => {
  test('is the one that authors wrote, beside the glosses and a sentence of each word', () => {
    const reply = startChat('en', 'es', 'ser')('difference between ser and estar');
    const { synonyms = [] } = usageOf(wordOf('es', 'ser'));
    expect(reply).toContain(synonyms.find(({ word }) => word === 'estar')?.difference.en);
    expect(reply).toMatch(/^- \*ser\*: “be.*\n- \*estar\*: “be/);
    expect(reply).toContain('*Mi hermana quiere ser médica.*');
    expect(reply).toContain('*¿Vas a estar en casa esta noche?*');
  });

  test('without a written difference shows glosses and a sentence of each', () => {
    const reply = startChat('en', 'es', 'casa')('difference between casa and perro');
    expect(reply).toMatch(
      /^- \*casa\*: “[^\n]*”\n- \*perro\*: “[^\n]*”\n\n- \*[^\n]*\n- \*[^\n]*$/,
    );
  });

  test('names the aspects of an aspect pair', () => {
    expect(startChat('en', 'ru', 'решить')('решать vs решить')).toContain(
      '*решать* is imperfective, *решить* is perfective.',
    );
  });

  test('with one word compares it with a similar one', () => {
    const reply = startChat('es', 'en', 'make')('¿cuál es la diferencia?');
    const { synonyms = [] } = usageOf(wordOf('en', 'make'));
    expect(reply).toContain(synonyms[0]?.difference.es);
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
  test('are similar words with their difference, opposites and the family', () => {
    const reply = startChat('es', 'en', 'good')('¿sinónimos?');
    const { opposites = [], family = [] } = usageOf(wordOf('en', 'good'));
    for (const text of [...opposites, ...family]) expect(reply).toContain(`*${text}*`);
  });

  test('an opposite that authors did not write is not made up', () => {
    const word = nounWithout('opposites');
    const reply = startChat('en', 'es', word)('opposite?');
    expect(reply).toBe(`The word list notes no opposite of *${word}*.`);
  });
});

describe('usage', () => {
  test('shows the patterns and collocations that authors wrote', () => {
    const reply = startChat('ru', 'en', 'help')('когда это употребляют?');
    const { patterns = [], collocations = [] } = usageOf(wordOf('en', 'help'));
    for (const { pattern, gloss } of patterns)
      expect(reply).toContain(`- ${pattern} — ${gloss.ru}`);
    for (const { example } of patterns) expect(reply).toContain(`*${example}*`);
    for (const { text, gloss } of collocations)
      expect(reply).toContain(`- *${text}* - ${gloss.ru}`);
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
    const reply = startChat(
      'es',
      'en',
      'dog',
    )('traduce "el veloz murciélago hindú comía feliz cardillo"');
    expect(reply).toContain('No puedo traducir');
    expect(reply).toContain('OPENAI_MODEL');
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
  test('is answered with the rules and an admission of what is unknown', () => {
    const reply = startChat('en', 'tr', 'kitap')('why kitabı?');
    expect(reply).toMatch(/^\*kitabı\* is a form of \*kitap\* \(accusative/);
    expect(reply).toContain('I can’t explain');
    expect(reply).toContain('*kitaba*');
    expect(reply).toContain('OPENAI_MODEL');
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
    expect(say('¿y ходить?')).toMatch(/^- \*идти\*: .*\n- \*ходить\*: /);
  });

  test('with an unknown word says so', () => {
    const reply = startChat('tr', 'ru', 'читать')('прочитать ile farkı ne');
    expect(reply).toMatch(/^\*читать\* ile “прочитать” kelimesini karşılaştıramam/);
  });
});

test('a word alone asks for its meaning', () => {
  expect(startChat('en', 'es', 'casa')('perro?')).toMatch(/^\*perro\* \(noun, masculine\)/);
});
