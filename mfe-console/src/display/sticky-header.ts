/** Keeps the head of a table in sight below the shell's bar, which is as high at the default text size. */
export const stickyHeader = { offsetHeader: 56 };
