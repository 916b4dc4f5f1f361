import { ru as errors } from '@topwords/platform/client-texts/errors/ru';
import { ru as client } from '@topwords/platform/client-texts/ru';
import { ru as session } from '@topwords/platform/session-texts/ru';
import { ru as access } from '../access/ru.ts';
import { ru as learner } from '../learner/ru.ts';
import type { PageTexts } from '../page-texts.ts';
import { ru as shell } from '../ru.ts';

/** The shell's texts in Russian. */
export const ru: PageTexts = { shell, access, learner, client: { ...client, errors }, session };
