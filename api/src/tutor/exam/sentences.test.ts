import { languageCodes } from '@topwords/platform/contracts';
import { loadSources } from '../embedded/load-sources.ts';
import { playSentence, readSentencesOfExam } from './play-sentences.ts';

const { sources } = loadSources();
const sentences = readSentencesOfExam();
const mostAlarms = 2;

test.each(languageCodes)('at most two right sentences of %s are corrected', (language) => {
  const right = sentences.filter((one) => one.target === language && one.right.length === 0);
  const alarms = right.filter((one) => playSentence(sources, one).isFound);
  expect(right).toHaveLength(40);
  expect(alarms.length).toBeLessThanOrEqual(mostAlarms);
});
