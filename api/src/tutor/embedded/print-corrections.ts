/**
 * Npm run tutor:corrections [language …]: corrects all right sentences that we have, prints each
 * false alarm, and says how many typical mistakes are found. Fails above 2 false alarms in 1,000.
 */
import { isLanguageCode, languageCodes } from '@topwords/platform/contracts';
import { loadSources } from './load-sources.ts';
import { findAlarms, measureTypical } from './correct/testing/measure-corrections.ts';
import { bankSentences, otherSentences } from './correct/testing/right-texts.ts';

const most = 2 / 1000;
const wanted = process.argv.slice(2).filter(isLanguageCode);
const { sources } = loadSources();

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

for (const language of wanted.length > 0 ? wanted : languageCodes) {
  const groups = {
    'sentences of the bank': bankSentences(sources, language),
    'other sentences': otherSentences(sources, language),
  };
  for (const [name, texts] of Object.entries(groups)) {
    const alarms = findAlarms(sources, language, texts);
    for (const { sentence, corrected, changes } of alarms) {
      write(`${sentence}\n  → ${corrected}`);
      for (const { kind, reason } of changes) write(`  ${kind}: ${reason}`);
    }
    write(`${language}: ${alarms.length} false alarms in ${texts.length} ${name}`);
    if (alarms.length > texts.length * most) process.exitCode = 1;
  }
  const { withList, developed, heldOut } = measureTypical(sources, language);
  write(
    `${language}: typical mistakes ${withList.found} of ${withList.of}; by rules alone ` +
      `${developed.found} of ${developed.of}, held out ${heldOut.found} of ${heldOut.of}`,
  );
}
