import type { LanguageCode, PracticeQueue } from '@topwords/platform/contracts';
import { ChoiceChips, looks } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';

interface AlsoChoiceProps {
  code: LanguageCode;
  queue: PracticeQueue;
  /** Null for one language. */
  also: LanguageCode | null;
  onChange: (also: LanguageCode | null) => void;
}

const one = 'one';

/** Whether meanings are asked in another language too; nothing if no word would be. */
export function AlsoChoice({ code, queue, also, onChange }: AlsoChoiceProps) {
  const { practice, languages } = useTexts();
  const parallels = queue.parallels ?? [];
  if (parallels.length === 0) return null;
  const own = languages[code];
  return (
    <div className={looks.stack2}>
      <p aria-hidden="true" className={looks.note}>
        {practice.twoLanguages}
      </p>
      <ChoiceChips
        label={practice.twoLanguages}
        options={[
          { value: one, label: practice.onlyIn(own) },
          ...parallels.map(({ language_code: other }) => ({
            value: other,
            label: `${own} + ${languages[other]}`,
          })),
        ]}
        value={also ?? one}
        onChange={(value) => onChange(value === one ? null : value)}
      />
      {also !== null && <p className={looks.note}>{practice.alsoAsked}</p>}
    </div>
  );
}
