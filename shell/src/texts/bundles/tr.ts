import { tr as errors } from '@topwords/platform/client-texts/errors/tr';
import { tr as client } from '@topwords/platform/client-texts/tr';
import { tr as session } from '@topwords/platform/session-texts/tr';
import { tr as access } from '../access/tr.ts';
import { tr as learner } from '../learner/tr.ts';
import type { PageTexts } from '../page-texts.ts';
import { tr as shell } from '../tr.ts';

/** The shell's texts in Turkish. */
export const tr: PageTexts = { shell, access, learner, client: { ...client, errors }, session };
