import { es as errors } from '@topwords/platform/client-texts/errors/es';
import { es as client } from '@topwords/platform/client-texts/es';
import { es as session } from '@topwords/platform/session-texts/es';
import { es as access } from '../access/es.ts';
import { es as learner } from '../learner/es.ts';
import type { PageTexts } from '../page-texts.ts';
import { es as shell } from '../es.ts';

/** The shell's texts in Spanish. */
export const es: PageTexts = { shell, access, learner, client: { ...client, errors }, session };
