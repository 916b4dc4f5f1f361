import { exampleDash } from '@topwords/platform/contracts';
import { SentenceRow } from '@topwords/platform/remote';
import { useAnswerCode, useAnswerTexts, useAsked } from '../asked-word/asked-context.ts';
import { Prose } from './prose.tsx';
import { plainText } from './split-foreign.ts';

/** Splits text and translation; without a dash there is no translation. */
function splitPair(pair: string): [text: string, translation: string] {
  const dash = pair.indexOf(exampleDash);
  if (dash === -1) return [pair, ''];
  return [pair.slice(0, dash), pair.slice(dash + exampleDash.length)];
}

interface PairRowProps {
  /** Text and translation, separated by the contract's dash. */
  pair: string;
  /** The word's forms, to highlight in the text. */
  forms: readonly string[];
}

/** A sentence or phrase, its translation and its sound. */
export function PairRow({ pair, forms }: PairRowProps) {
  const texts = useAnswerTexts();
  const { language } = useAsked();
  const [marked, translation] = splitPair(pair);
  const text = plainText(marked);
  return (
    <SentenceRow
      as="li"
      text={text}
      language={language}
      forms={forms}
      translation={translation === '' ? undefined : <Prose text={translation} />}
      native={useAnswerCode()}
      label={texts.listen(text)}
    />
  );
}
