import type { Sentence, WordDetail } from '@topwords/platform/contracts';
import { SentenceRow } from '@topwords/platform/remote';
import { useNativeCode } from '../languages/use-native-code.ts';
import { useTexts } from '../texts/index.ts';
import { translationIn } from './translation-in.ts';

interface ExampleProps {
  sentence: Sentence;
  /** The word that the sentence illustrates. */
  detail: WordDetail;
}

/** A sentence with its word marked, its translation and its sound. */
export function Example({ sentence, detail }: ExampleProps) {
  const texts = useTexts();
  const native = useNativeCode();
  return (
    <SentenceRow
      text={sentence.text}
      forms={[detail.text, ...detail.forms]}
      language={detail.language_code}
      translation={translationIn(native, sentence.translations)}
      native={native}
      recording={sentence.recording}
      label={texts.detail.listenSentence(sentence.text)}
    />
  );
}
