import type { Droppable, DroppingCues } from '../../tutor/dropping.ts';

/** Turkish words that learners ask whether they can leave out. */
export const droppable: readonly Droppable[] = [
  {
    words: 'ben sen biz siz',
    may: true,
    says: {
      en: 'The ending of the verb shows the person: *-um* in *geliyorum* is "I". So *ben*, *sen*, *biz* and *siz* are normally left out. They are said for emphasis or contrast: *Ben geliyorum, o gelmiyor*.',
      es: 'La terminación del verbo ya muestra la persona: *-um* en *geliyorum* es "yo". Por eso *ben*, *sen*, *biz* y *siz* normalmente se omiten. Se dicen para dar énfasis o contrastar: *Ben geliyorum, o gelmiyor*.',
      ru: 'Лицо показывает окончание глагола: *-um* в *geliyorum* — это "я". Поэтому *ben*, *sen*, *biz* и *siz* обычно опускают. Их говорят, чтобы выделить или противопоставить: *Ben geliyorum, o gelmiyor*.',
    },
  },
  {
    words: 'benim senin bizim sizin',
    may: true,
    notes: 'possessive-endings',
  },
  { words: 'mı mi mu mü', may: false, notes: 'question-particle-harmony' },
  { words: 'eğer', may: true, notes: 'if-without-se eger-or-mi' },
  { words: 'bir', notes: 'no-article-bir' },
  { words: 'olmak', notes: 'no-verb-to-be-in-present' },
];

/** How a question in Turkish asks it; the word may have a case ending. */
export const droppingCues: DroppingCues = {
  before: '',
  after:
    'olmadan|demeden|soylemeden|kullanmadan|koymadan|gerekli mi|sart mi|zorunlu mu|lazim mi|demek zorunda|soylemek zorunda|kullanmak zorunda|demem gerek|soylemem gerek|her zaman gerekli|atilabilir mi|atabilir mi|demesem|soylemesem|siz|suz',
};
