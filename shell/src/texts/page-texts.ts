import type { ClientTexts } from '@topwords/platform/client-texts/client-texts';
import type { SessionTexts } from '@topwords/platform/session-texts/en';
import type { AccessTexts } from './access/en.ts';
import type { Texts } from './en.ts';
import type { LearnerTexts } from './learner/en.ts';

/** Every text of the shell in one language; loaded at once in a language other than English. */
export interface PageTexts {
  shell: Texts;
  access: AccessTexts;
  learner: LearnerTexts;
  client: ClientTexts;
  session: SessionTexts;
}
