import { turkishClientTexts, turkishErrors } from '@topwords/platform/client';
import { turkishSessionTexts } from '@topwords/platform/session';
import { tr as access } from '../../texts/access/tr.ts';
import { tr as shell } from '../../texts/tr.ts';
import { tr as firstWords } from '../../texts/first-words/tr.ts';
import { tr as learner } from '../../texts/learner/tr.ts';
import { tr as offline } from '../../texts/offline/tr.ts';
import type { PageTexts } from './page-texts.ts';

/** The shell's texts in Turkish. */
export const tr: PageTexts = {
  shell,
  access,
  firstWords,
  learner,
  offline,
  client: { ...turkishClientTexts, errors: turkishErrors },
  session: turkishSessionTexts,
};
