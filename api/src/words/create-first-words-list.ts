import type { Catalogue } from '../bank/catalogue.ts';
import { presentWords, type NameRecording } from '../bank/presenter.ts';
import { defaultPronunciation } from '../bank/pronunciation.ts';
import type { FirstWordsOf } from '../pages/painted-view/paint-view.ts';

/** Lists the first words of a language by frequency, as a page shows them before anyone asks. */
export function createFirstWordsList(
  catalogue: Pick<Catalogue, 'ofLanguage'>,
  recordingOf?: NameRecording,
): FirstWordsOf {
  const everyone = { marks: new Map(), pronunciation: defaultPronunciation, recordingOf };
  return ({ native, target }, count) =>
    presentWords(catalogue.ofLanguage(target).slice(0, count), { ...everyone, native });
}
