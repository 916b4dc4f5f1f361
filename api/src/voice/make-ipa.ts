import type { LanguageCode } from '@topwords/platform/contracts';
import type { EspeakWorker } from './espeak-worker.ts';
import { emptyIpaFile, type IpaFile } from '../bank/ipa-file.ts';

const wordsPerQuestion = 30;

interface Word {
  text: string;
  language: LanguageCode;
}

/**
 * The IPA of words: taken from an earlier file by the same maker if it has it, otherwise made by the
 * workers in parallel. Words without IPA are left out.
 * @throws voice_unavailable when the synthesizer is missing or fails
 */
export async function makeIpa(
  words: readonly Word[],
  earlier: IpaFile,
  { maker, workers }: { maker: string; workers: readonly EspeakWorker[] },
): Promise<IpaFile> {
  const made = emptyIpaFile(maker);
  const missing = new Map<LanguageCode, string[]>();
  for (const { text, language } of words) {
    const known = earlier.maker === maker ? earlier.ipa[language][text] : undefined;
    if (known !== undefined) made.ipa[language][text] = known;
    else if (missing.get(language)?.push(text) === undefined) missing.set(language, [text]);
  }
  const questions = [...missing].flatMap(([language, texts]) => chunk(language, texts));

  async function work(worker: EspeakWorker): Promise<void> {
    for (let question = questions.pop(); question !== undefined; question = questions.pop()) {
      const { language, texts } = question;
      const transcribed = await worker.transcribe(texts, language);
      for (const [index, ipa] of transcribed.entries()) {
        if (ipa !== null) made.ipa[language][texts[index] ?? ''] = ipa;
      }
    }
  }

  await Promise.all(workers.map(work));
  return made;
}

function chunk(language: LanguageCode, texts: readonly string[]) {
  return Array.from({ length: Math.ceil(texts.length / wordsPerQuestion) }, (_, place) => {
    const start = place * wordsPerQuestion;
    return { language, texts: texts.slice(start, start + wordsPerQuestion) };
  });
}
