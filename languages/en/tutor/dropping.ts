import type { Droppable, DroppingCues } from '../../tutor/dropping.ts';

/** Words of English that learners ask to leave out. */
export const droppable: readonly Droppable[] = [
  { words: 'I you he she it we they', may: false, notes: 'subject-pronoun-needed' },
  { words: 'be am is are', may: false, notes: 'be-never-dropped' },
  { words: 'that which who whom', notes: 'relative-left-out' },
  { words: 'do does', may: false, notes: 'do-in-questions do-in-negatives' },
  { words: 'the', notes: 'zero-article-general' },
  { words: 'a an', notes: 'article-with-jobs' },
];

/** How a question in English asks it. */
export const droppingCues: DroppingCues = {
  before:
    'without|without saying|without using|drop|drop the|omit|skip|leave out|have to say|have to use|need to say|need to use|must i say|need|do i need the',
  after:
    'needed|necessary|is needed|is necessary|required|obligatory|optional|is optional|be dropped|be omitted|be left out|every time',
};
