import type { CSSProperties } from 'react';

/** A category's colour as a CSS property. */
export function categoryStyle(color: string): CSSProperties & Record<'--category', string> {
  return { '--category': color };
}
