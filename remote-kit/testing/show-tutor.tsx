import type { Word } from '@topwords/platform/contracts';
import type { CreateRemote } from '@topwords/platform/host';
import { createFakeHost, type FakeHost } from '../fake-host/fake-host.ts';
import { renderRemote } from './render-remote.tsx';
import { buildAnalysis } from '../factories/tutor-factories.ts';
import { buildWord, buildWordDetail } from '../factories/word-factories.ts';

/** A host whose API knows “casa”. */
export function createTutorHost(analysis = buildAnalysis()): FakeHost {
  const host = createFakeHost();
  host.api.answerAll({
    getWordDetail: buildWordDetail(),
    analyseWord: analysis,
    getWordTeaching: { contrasts: [], mistakes: [], grammar: [], false_friends: [] },
  });
  return host;
}

/** Opens the tutor for “casa” as its card's button does. */
export function showTutor(
  createRemote: CreateRemote,
  host: FakeHost = createTutorHost(),
  word: Partial<Word> = {},
) {
  return renderRemote(createRemote, host, {
    pathname: '/ai-chat',
    search: '?id=7',
    state: { word: buildWord({ id: 7, text: 'casa', translation_to_native: 'house', ...word }) },
  });
}

/** Makes the page desktop-wide until the end of the test. */
export function widenPage(): void {
  const ask = matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(ask(query), { matches: query.startsWith('(width >=') }),
    );
}
