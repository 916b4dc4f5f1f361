/** What long lists need: loaded with the second page of a list. */
export { FollowList } from './follow-list.tsx';
export { RowGap } from './row-gap.tsx';
export { splitList } from './split-list.ts';
