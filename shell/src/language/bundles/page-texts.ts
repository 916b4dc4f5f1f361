import type { ClientTexts } from '@topwords/platform/client';
import type { SessionTexts } from '@topwords/platform/session';
import type { AccessTexts } from '../../texts/access/en.ts';
import type { Texts } from '../../texts/en.ts';
import type { FirstWordsTexts } from '../../texts/first-words/en.ts';
import type { LearnerTexts } from '../../texts/learner/en.ts';
import type { OfflineTexts } from '../../texts/offline/en.ts';

/** Every text of the shell in one language; loaded at once in a language other than English. */
export interface PageTexts {
  shell: Texts;
  access: AccessTexts;
  firstWords: FirstWordsTexts;
  learner: LearnerTexts;
  offline: OfflineTexts;
  client: ClientTexts;
  session: SessionTexts;
}
