import type { CSSProperties } from 'react';

/** A category's colour, for the styles of whatever shows it. */
export function categoryStyle(color: string): CSSProperties & Record<'--category', string> {
  return { '--category': color };
}
