/** What a correction is about. */
export type ChangeKind =
  | 'spelling'
  | 'agreement'
  | 'gender'
  | 'number'
  | 'article'
  | 'case'
  | 'preposition'
  | 'verb-form'
  | 'aspect'
  | 'tense'
  | 'negation'
  | 'word-order'
  | 'harmony'
  | 'expression';
