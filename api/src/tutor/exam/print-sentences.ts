/** Npm run tutor:sentences [language …]: corrects the sentences of the exam, for graders. */
import { isLanguageCode, languageCodes } from '@topwords/platform/contracts';
import { loadSources } from '../embedded/load-sources.ts';
import { playSentence, readSentencesOfExam } from './play-sentences.ts';

const wanted = process.argv.slice(2).filter(isLanguageCode);
const { sources } = loadSources();

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

for (const language of wanted.length > 0 ? wanted : languageCodes) {
  const results = readSentencesOfExam()
    .filter(({ target }) => target === language)
    .map((sentence) => playSentence(sources, sentence));
  const wrong = results.filter(({ sentence }) => sentence.right.length > 0);
  const right = results.filter(({ sentence }) => sentence.right.length === 0);
  const alarms = right.filter(({ isFound }) => isFound);
  for (const { sentence, correction } of alarms) {
    write(`false alarm ${sentence.id}: ${sentence.text} → ${correction.corrected}`);
  }
  const count = (name: 'isFound' | 'isExact' | 'isExplained') =>
    wrong.filter((result) => result[name]).length;
  write(
    `${language}: ${count('isFound')} of ${wrong.length} found, ${count('isExact')} corrected as ` +
      `the teacher did, ${count('isExplained')} with the right reason; ` +
      `${alarms.length} false alarms of ${right.length}`,
  );
}
