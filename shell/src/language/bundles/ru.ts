import { russianClientTexts, russianErrors } from '@topwords/platform/client';
import { russianSessionTexts } from '@topwords/platform/session';
import { ru as access } from '../../texts/access/ru.ts';
import { ru as shell } from '../../texts/ru.ts';
import { ru as firstWords } from '../../texts/first-words/ru.ts';
import { ru as learner } from '../../texts/learner/ru.ts';
import { ru as offline } from '../../texts/offline/ru.ts';
import type { PageTexts } from './page-texts.ts';

/** The shell's texts in Russian. */
export const ru: PageTexts = {
  shell,
  access,
  firstWords,
  learner,
  offline,
  client: { ...russianClientTexts, errors: russianErrors },
  session: russianSessionTexts,
};
