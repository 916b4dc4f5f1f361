import {
  getActivity,
  getDailyStreak,
  getPracticeForecast,
  getPracticeMistakes,
  getPracticeQueue,
  getPracticeSettings,
  getRecording,
  getStatistics,
  getUnderstanding,
  getWordDetail,
  getWordTeaching,
  listWords,
  wordPageSize,
  type Call,
  type CallInput,
  type CallOutput,
  type LanguageCode,
  type PracticeCard,
} from '@topwords/platform/contracts';
import type { KeptAnswers } from '@topwords/platform/host';
import { openLocalStorage } from '@topwords/platform/remote';
import { createSpeaking, wantsToSpeak } from '../practice/speaking/speaking.ts';
import { queueInput, tomorrowsInput } from '../practice/start/queue-query.ts';
import { listQueries } from '../server-state/word-list-query.ts';
import type { Services } from '../services/services.ts';

const minute = 60_000;
/** Figures change while a learner learns; what teachers wrote hardly ever does. */
const [figuresFreshFor, wordsFreshFor] = [10 * minute, 24 * 60 * minute];

/** How many of the next words are kept with their pages and recordings. */
const nextWords = 40;

/** How long after the last answer the queue is kept again, in milliseconds. */
const queueDelayMs = 10_000;

/** Where the time of the last change of a queue is stored, UTC milliseconds. */
const queueChangedKey = 'topwords.queue-changed';

type Host = Services['host'];

/** Asks for one answer, unless a fresh one is kept. */
function keep<C extends Call>(
  { host, kept }: { host: Host; kept: KeptAnswers },
  call: C,
  input: CallInput<C> | undefined,
  freshFor: number,
): Promise<CallOutput<C> | undefined> {
  type Send = (...parts: unknown[]) => Promise<CallOutput<C>>;
  return kept.keep({ call, input, ask: () => (host.api.send as Send)(call, input) }, freshFor);
}

/** The page and the recordings of a card's word. */
async function keepWord(
  source: { host: Host; kept: KeptAnswers },
  { word_id: id, recording, example }: PracticeCard,
): Promise<void> {
  if (id !== null) {
    const input = { params: { wordId: String(id) } };
    await keep(source, getWordDetail, input, wordsFreshFor);
    await keep(source, getWordTeaching, input, wordsFreshFor);
  }
  for (const name of [recording, example?.recording]) {
    if (name === undefined) continue;
    await keep(source, getRecording, { params: { recording: `${name}.mp3` } }, wordsFreshFor);
  }
}

/** How old a kept queue may be: no older than the last answer, also one in a page that was closed. */
function queueFreshFor(): number {
  const changedAt = Number(openLocalStorage()?.getItem(queueChangedKey) ?? 0);
  return Math.min(figuresFreshFor, Date.now() - changedAt);
}

/** The cards of today and tomorrow, with everything that their exercises need. */
async function keepQueue(
  source: { host: Host; kept: KeptAnswers },
  language: LanguageCode,
): Promise<readonly PracticeCard[]> {
  const speaks = wantsToSpeak(createSpeaking(openLocalStorage()).state.value);
  const input = queueInput({ language, categoryId: undefined, speaks, also: null });
  await keep(source, getPracticeQueue, { query: { language, limit: '1' } }, figuresFreshFor);
  const freshFor = queueFreshFor();
  const today = await keep(source, getPracticeQueue, input, freshFor);
  const tomorrow = await keep(source, getPracticeQueue, tomorrowsInput(input), freshFor);
  const cards = [...(today?.cards ?? []), ...(tomorrow?.cards ?? [])];
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}

async function keepLanguage(
  source: { host: Host; kept: KeptAnswers },
  language: LanguageCode,
): Promise<void> {
  const cards = await keepQueue(source, language);
  await keep(source, getPracticeForecast, { query: { language } }, figuresFreshFor);
  await keep(source, getPracticeMistakes, { query: { language } }, figuresFreshFor);
  for (const filter of Object.values(listQueries)) {
    const query = { ...filter, limit: String(wordPageSize), page: '1' };
    await keep(source, listWords, { params: { langCode: language }, query }, figuresFreshFor);
  }
  for (const card of cards.slice(0, nextWords)) await keepWord(source, card);
}

/**
 * Asks, one call after the other, for what a learner sees and practices on a day without a network:
 * dashboard, lists, the cards of today and tomorrow, and the pages and recordings of the next words. Keeps the
 * cards up to date while the learner practices. Ends with the first failure; the next page goes on.
 */
export async function keepAhead({ host }: Pick<Services, 'host'>): Promise<void> {
  const kept = await host.keeping?.open();
  if (!kept) return;
  const source = { host, kept };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const targets = () => host.session.state.value.user.target_langs;
  host.bus.subscribe('practice.changed', () => {
    openLocalStorage()?.setItem(queueChangedKey, String(Date.now()));
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const code of targets()) void keepQueue(source, code).catch(() => undefined);
    }, queueDelayMs);
  });
  for (const call of [
    getPracticeSettings,
    getStatistics,
    getDailyStreak,
    getActivity,
    getUnderstanding,
  ]) {
    await keep<Call>(source, call, undefined, figuresFreshFor);
  }
  await keep(source, getPracticeForecast, { query: {} }, figuresFreshFor);
  for (const code of targets()) await keepLanguage(source, code);
}
