import type { LanguageCode, WordTeaching } from '@topwords/platform/contracts';

interface Questions {
  difference: (terms: readonly string[]) => string;
  mistakes: string;
  meaning: string;
  example: string;
  grammar: string;
  quiz: string;
  /** The label of a button, and what it writes into the text box. */
  check: { label: string; draft: string };
}

/** Questions to the tutor, in the language in which it answers. */
const questions: Record<LanguageCode, Questions> = {
  en: {
    difference: (terms) => `${terms.join(' or ')}?`,
    mistakes: 'What mistakes do learners make with it?',
    meaning: 'What does it mean?',
    example: 'Give me an example',
    grammar: 'Explain the grammar',
    quiz: 'Quiz me',
    check: { label: 'Check my sentence', draft: 'Check my sentence: ' },
  },
  es: {
    difference: (terms) => `¿${terms.join(' o ')}?`,
    mistakes: '¿Qué errores se cometen con ella?',
    meaning: '¿Qué significa?',
    example: 'Dame un ejemplo',
    grammar: 'Explícame la gramática',
    quiz: 'Ponme a prueba',
    check: { label: 'Corrige mi frase', draft: 'Corrige mi frase: ' },
  },
  ru: {
    difference: (terms) => `${terms.join(' или ')}?`,
    mistakes: 'Какие ошибки с ним делают?',
    meaning: 'Что это значит?',
    example: 'Приведи пример',
    grammar: 'Расскажи про грамматику',
    quiz: 'Проверь меня',
    check: { label: 'Проверь моё предложение', draft: 'Проверь моё предложение: ' },
  },
  tr: {
    difference: (terms) => `${terms.join(', ')}: farkı ne?`,
    mistakes: 'Bununla hangi hatalar yapılır?',
    meaning: 'Bu ne demek?',
    example: 'Bir örnek ver',
    grammar: 'Dilbilgisini açıkla',
    quiz: 'Bana soru sor',
    check: { label: 'Cümlemi düzelt', draft: 'Cümlemi düzelt: ' },
  },
};

/** What a button of the suggestions does: asks, or begins a message. */
export interface Suggestion {
  text: string;
  /** The beginning of a message that the learner goes on with. */
  draft?: string;
}

/** What decides which questions fit. */
interface SuggestionContext {
  /** What teachers wrote about the word; undefined while it is unknown. */
  teaching: WordTeaching | undefined;
  /** The question about what the learner mixes up. */
  own: string | undefined;
  asked: ReadonlySet<string>;
}

const maxAboutWord = 2;

/**
 * Questions that were not asked yet: one about the learner's own mistake, two about the word (those
 * that teachers' notes answer come first), then to check a sentence and to be quizzed.
 */
export function suggestQuestions(
  native: LanguageCode,
  { teaching, own, asked }: SuggestionContext,
): Suggestion[] {
  const texts = questions[native];
  const [card] = teaching?.contrasts ?? [];
  const aboutWord = [
    ...(card ? [texts.difference(card.terms)] : []),
    ...((teaching?.mistakes.length ?? 0) > 0 ? [texts.mistakes] : []),
    texts.meaning,
    texts.example,
    texts.grammar,
  ].filter((text) => !asked.has(text));
  const { label, draft } = texts.check;
  return [
    ...(own === undefined || asked.has(own) ? [] : [{ text: own }]),
    ...aboutWord.slice(0, maxAboutWord).map((text) => ({ text })),
    { text: label, draft },
    ...(asked.has(texts.quiz) ? [] : [{ text: texts.quiz }]),
  ];
}
