/**
 * npm run voice:recognize -- --folder <folder with the recognizer>: how much of the embedded voice a
 * speech recognizer understands, by the letters of a text and by our phonemes. A figure to watch, of
 * a small recognizer, not of learners. `--words`, `--sentences` and `--language` choose what is said,
 * `--show` prints it beside what was heard.
 */
import { loadBank } from '@topwords/content/bank';
import { allSound } from '@topwords/languages/sound';
import { languageCodes } from '@topwords/platform/contracts';
import { parseArgs } from 'node:util';
import { createCatalogue } from '../api/src/bank/catalogue.ts';
import type { BankText } from '../api/src/bank/presenter.ts';
import { createTableLoader } from '../api/src/bank/table-loader.ts';
import { createBankReader } from '../api/src/voice/bank-reader.ts';
import type { Utterance } from '../api/src/voice/engine.ts';
import { createEspeakWorker } from '../api/src/voice/espeak-worker.ts';
import { decodeSamples } from '../api/src/voice/testing/decode-mp3.ts';
import { countErrors, type Recognition } from './recognition/count-errors.ts';
import {
  adviseInstall,
  loadRecognizer,
  recognizerRate,
  type Recognize,
} from './recognition/load-recognizer.ts';
import { pickEvenly } from './recognition/pick-evenly.ts';
import { resample } from './recognition/resample.ts';

/** What was said, in which way, and what was heard. */
interface Heard {
  said: string;
  heard: string;
}

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.cache/recognizer' },
    words: { type: 'string', default: '30' },
    sentences: { type: 'string', default: '10' },
    language: { type: 'string', multiple: true },
    show: { type: 'boolean', default: false },
  },
});
const bank = loadBank();
const catalogue = createCatalogue(bank);
const reader = createBankReader(catalogue, createTableLoader(bank.version));
const worker = createEspeakWorker();

async function hear(utterance: Utterance, recognize: Recognize): Promise<string> {
  const { samples, samplesPerSecond } = await decodeSamples(await worker.speak(utterance));
  return recognize(resample(samples, samplesPerSecond, recognizerRate), utterance.language);
}

function say(kind: string, { texts, exact, errors, characters }: Recognition): void {
  const share = ((100 * errors) / characters).toFixed(1);
  console.log(`${kind}: ${exact} of ${texts} exact, ${share} % of ${characters} characters wrong`);
}

/** Says texts by their letters and by our phonemes, where we have some. */
async function compare(
  kind: string,
  texts: readonly BankText[],
  recognize: Recognize,
): Promise<void> {
  const byLetters: Heard[] = [];
  const byPhonemes: Heard[] = [];
  for (const text of texts) {
    const { text: said, language } = text;
    const utterance = reader.read(text, allSound[language].varieties[0]);
    const { phonemes, ...plain } = utterance;
    const letters = { said, heard: await hear(plain, recognize) };
    byLetters.push(letters);
    const ours =
      phonemes === undefined ? letters : { said, heard: await hear(utterance, recognize) };
    byPhonemes.push(ours);
    if (values.show) console.log(`  ${said} | ${letters.heard} | ${ours.heard}`);
  }
  const [language = 'en'] = texts.map((text) => text.language);
  say(`${kind} by letters`, countErrors(byLetters, language));
  say(`${kind} by phonemes`, countErrors(byPhonemes, language));
}

const recognize = await loadRecognizer(values.folder);
if (recognize === undefined) {
  console.log(adviseInstall(values.folder));
  process.exitCode = 1;
} else {
  const wanted = languageCodes.filter((code) => values.language?.includes(code) ?? true);
  for (const language of wanted) {
    const words = pickEvenly(catalogue.ofLanguage(language), Number(values.words));
    const sentences = pickEvenly(
      catalogue.meanings.flatMap((meaning) => meaning.sentences),
      Number(values.sentences),
    ).map(({ text }) => ({ text: text[language], language }));
    await compare(`${language} words`, words, recognize);
    await compare(`${language} sentences`, sentences, recognize);
  }
}
await worker.close();
