/** The engine name in analyses and replies. */
export const embeddedName = 'TopWords';
