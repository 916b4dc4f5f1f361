import type { PracticeCard } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { usePractice } from '../context/use-practice.ts';
import { meansFor } from '../speaking/speaking.ts';
import type { SpeakingFault } from '../speaking/speaking-fault.ts';
import { useTexts } from '../texts/index.ts';
import { RecordedAnswer } from './recorded-answer.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';
import { WordPrompt } from './word-prompt.tsx';

interface SayExerciseProps {
  card: PracticeCard;
  /** Why speaking failed on this card before. */
  fault: SpeakingFault | null;
  onSaid: (heard: string) => void;
  onMissed: (heard: string) => void;
  onTake: (take: Blob) => void;
  onFault: (fault: SpeakingFault) => void;
}

/** The learner says the word for its translation, alone or in a sentence. */
export function SayExercise({ card, fault, onSaid, onMissed, onTake, onFault }: SayExerciseProps) {
  const { speaking: texts } = useTexts();
  const { speaking } = usePractice();
  const means = meansFor(useObservable(speaking.state), card.language_code);
  return (
    <div className={looks.stack4}>
      <WordPrompt card={card} />
      {card.example && <p className={looks.note}>{texts.wordOrSentence}</p>}
      {fault && <p className={looks.note}>{texts.faults[fault]}</p>}
      {means === 'recognition' ? (
        <SpokenAnswer card={card} onSaid={onSaid} onMissed={onMissed} onFault={onFault} />
      ) : (
        <RecordedAnswer takesFocus={fault !== null} onTake={onTake} onFault={onFault} />
      )}
    </div>
  );
}
