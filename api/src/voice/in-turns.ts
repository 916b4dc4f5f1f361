import type { DirectEngine, VoiceEngine } from './engine.ts';
import { speechCost } from './speech-cost.ts';
import { createTurns } from './turns.ts';

const waitLimitMilliseconds = 20_000;
const queueLength = 100;

/** Limits an engine to `atOnce` concurrent requests, shared fairly among owners. */
export function inTurns(engine: DirectEngine, atOnce: number): VoiceEngine {
  const places = Array.from({ length: atOnce }, () => ({
    worker: engine,
    maxCost: Number.POSITIVE_INFINITY,
  }));
  const turns = createTurns(places, { queueLength, waitLimitMilliseconds });
  return {
    ...engine,
    speak(utterance, listener, made) {
      const request = { ...listener, cost: speechCost(utterance) };
      return turns.run(
        request,
        async (worker) => made?.() ?? worker.speak(utterance, listener.learner),
      );
    },
    async close() {
      turns.close();
      await engine.close();
    },
  };
}
