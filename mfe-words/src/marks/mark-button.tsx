import type { MarkAction, Word } from '@topwords/platform/contracts';
import { IconButton, LearnedIcon, StarIcon, classNames } from '@topwords/platform/ui';
import motion from './mark-motion.module.css';
import styles from './mark-button.module.css';
import { useMark } from './use-mark.ts';

interface MarkButtonProps {
  word: Word;
  action: MarkAction;
}

/** The star or check button of a word. */
export function MarkButton({ word, action }: MarkButtonProps) {
  const { isSet, isFresh, label, toggle } = useMark(word, action);
  const Icon = action === 'star' ? StarIcon : LearnedIcon;
  return (
    <IconButton
      label={label}
      icon={<Icon />}
      aria-pressed={isSet}
      data-action={action}
      data-fresh={isFresh || undefined}
      className={classNames(styles.mark, motion.motion)}
      onClick={toggle}
    />
  );
}
