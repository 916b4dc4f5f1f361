import type { LanguageCode, PracticeCard } from '@topwords/platform/contracts';
import type { ParallelWord } from './find-parallel-words.ts';
import { presentParallelCard, type CardSources, type Session } from './present-practice-card.ts';

interface WeaveOptions {
  /** The language of the cards, and the one in which their meanings are asked too. */
  language: LanguageCode;
  also: LanguageCode;
  /** The words to ask, by the id of the word before. */
  known: ReadonlyMap<number, ParallelWord>;
  /** The most cards in all. */
  room: number;
  session: Session;
}

/** Cards, each followed by the known word with its meaning in another language, if there is one. */
export function weaveParallels(
  sources: CardSources,
  cards: readonly PracticeCard[],
  { language, also, known, room, session }: WeaveOptions,
): PracticeCard[] {
  const others = [language, ...session.others.filter((code) => code !== also)];
  const woven: PracticeCard[] = [];
  for (const card of cards) {
    const free = room - woven.length;
    if (free === 0) break;
    const parallel = known.get(card.word_id ?? 0);
    if (parallel === undefined || free === 1) {
      woven.push(card);
      continue;
    }
    const { word, card: memory, mark } = parallel;
    const own = { ...session, others, parallel: { of: card, language } };
    woven.push(
      withoutAnswerTo(card, also),
      presentParallelCard(sources, { word, memory, mark }, own),
    );
  }
  return woven;
}

/** The card without its sentence in a language: it would give the next answer away. */
function withoutAnswerTo(card: PracticeCard, also: LanguageCode): PracticeCard {
  const { example } = card;
  if (example?.parallels === undefined) return card;
  const parallels = example.parallels.filter(({ language_code: code }) => code !== also);
  return { ...card, example: { ...example, parallels } };
}
