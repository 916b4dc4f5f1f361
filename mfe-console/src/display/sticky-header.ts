/** Keeps a table's header below the shell's bar, which is this high at the default text size. */
export const stickyHeader = { offsetHeader: 56 };
