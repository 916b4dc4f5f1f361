/** What eSpeak NG reports while it speaks. */
export interface SpeechEvent {
  type: string;
  /** The IPA of a phoneme. */
  id?: string;
  /** In characters (code points) of the text; of an `end`, where the next clause begins. */
  text_position: number;
}

const entity = /&(?:amp|lt|gt);/gu;
/** What follows the last letter, digit or phoneme of a clause. */
const tail = /[^\p{L}\p{N}\p{M}\]]*$/u;
const lastMark = /[.,;:!?…](?=[^.,;:!?…]*$)/u;

/** The punctuation mark that ends a clause, as neural voices know it; empty if there is none. */
function markOf(clause: string): string {
  const [end = ''] = tail.exec(clause.replaceAll(entity, 'x')) ?? [];
  const [mark = ''] = lastMark.exec(end) ?? [];
  return mark === '…' ? '.' : mark;
}

/** IPA without flags of another language, pauses, and `^`, which begins texts for neural voices. */
function plainIpa(id: string): string {
  return id.replaceAll(/\([a-z-]+\)|[\s^]/gu, '');
}

/**
 * The IPA of a text, sentence by sentence. eSpeak NG reports phonemes only, so the punctuation that
 * ended each clause is added again.
 */
export function readTrace(input: string, events: readonly SpeechEvent[]): string[] {
  const characters = Array.from(input);
  const sentences: string[] = [];
  let sentence = '';
  let clauseStart = 0;

  function endSentence(): void {
    if (/\p{L}/u.test(sentence)) sentences.push(sentence.trim());
    sentence = '';
  }

  for (const { type, id = '', text_position: position } of events) {
    if (type === 'word') sentence = sentence === '' ? '' : `${sentence.trimEnd()} `;
    if (type === 'phoneme') sentence += plainIpa(id);
    if (type === 'end') {
      const mark = markOf(characters.slice(clauseStart, position).join(''));
      clauseStart = position;
      if (sentence !== '') sentence = sentence.trimEnd() + mark;
      if (/[.!?]/u.test(mark)) endSentence();
    }
  }
  endSentence();
  return sentences;
}
