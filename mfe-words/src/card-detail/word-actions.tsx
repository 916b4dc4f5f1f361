import type { MarkAction, Word } from '@topwords/platform/contracts';
import { useHost } from '@topwords/platform/host';
import { LinkButton, looks } from '@topwords/platform/remote';
import { Button, LearnedIcon, StarIcon, TutorIcon, classNames } from '@topwords/platform/ui';
import { useMark } from '../marks/use-mark.ts';
import { useTexts } from '../texts/index.ts';
import motion from '../marks/mark-motion.module.css';
import styles from './word-hero.module.css';

interface MarkActionButtonProps {
  word: Word;
  action: MarkAction;
}

function MarkActionButton({ word, action }: MarkActionButtonProps) {
  const { detail } = useTexts();
  const { isSet, isFresh, toggle } = useMark(word, action);
  const isStar = action === 'star';
  const Icon = isStar ? StarIcon : LearnedIcon;
  const names = isStar ? [detail.star, detail.starred] : [detail.learn, detail.learned];
  const name = names[isSet ? 1 : 0] ?? '';
  return (
    <Button
      variant={isStar || isSet ? 'secondary' : 'primary'}
      aria-label={detail.actionOn(name, word.text)}
      aria-pressed={isSet}
      data-action={action}
      data-fresh={isFresh || undefined}
      className={classNames(styles.mark, motion.motion)}
      onClick={toggle}
    >
      <Icon />
      {name}
    </Button>
  );
}

/** Actions for the word. */
export function WordActions({ word }: { word: Word }) {
  const { detail } = useTexts();
  const { navigation } = useHost();
  return (
    <div className={looks.row}>
      <MarkActionButton word={word} action="learned" />
      <MarkActionButton word={word} action="star" />
      {navigation.hasRoute('/ai-chat') && (
        <LinkButton variant="secondary" to={`/ai-chat?id=${word.id}`} state={{ word }}>
          <TutorIcon />
          {detail.tutor}
        </LinkButton>
      )}
    </div>
  );
}
