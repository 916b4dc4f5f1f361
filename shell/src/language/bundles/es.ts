import { spanishClientTexts, spanishErrors } from '@topwords/platform/client';
import { spanishSessionTexts } from '@topwords/platform/session';
import { es as access } from '../../texts/access/es.ts';
import { es as shell } from '../../texts/es.ts';
import { es as firstWords } from '../../texts/first-words/es.ts';
import { es as learner } from '../../texts/learner/es.ts';
import { es as offline } from '../../texts/offline/es.ts';
import type { PageTexts } from './page-texts.ts';

/** The shell's texts in Spanish. */
export const es: PageTexts = {
  shell,
  access,
  firstWords,
  learner,
  offline,
  client: { ...spanishClientTexts, errors: spanishErrors },
  session: spanishSessionTexts,
};
