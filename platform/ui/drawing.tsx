import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** The design system's small line drawings, 120 by 88. */
const drawings = {
  book: (
    <>
      <path d="M60 30c-9-7-22-9-36-8v44c14-1 27 1 36 8 9-7 22-9 36-8V22c-14-1-27 1-36 8Z" />
      <path d="M60 30v44M33 34c6 0 12 1 17 4M33 44c6 0 12 1 17 4M87 44c-6 0-12 1-17 4" />
      <path data-hue="" d="M87 34c-6 0-12 1-17 4M60 20v-8M49 17l-4-6M71 17l4-6" />
    </>
  ),
  search: (
    <>
      <path d="M22 26h40M22 40h26M22 54h22M22 68h30" />
      <path data-hue="" d="M94 68 81 55M87 41a18 18 0 1 1-36 0 18 18 0 0 1 36 0Z" />
    </>
  ),
  shelf: (
    <>
      <path d="M18 74h84M28 74V30h12v44M40 74V22h10v52M84 74V36h10v38" />
      <path data-hue="" d="m58 74-6-40 10-2 6 42M31 38h6M43 30h4" />
    </>
  ),
  path: (
    <>
      <path d="M20 72c18 0 12-22 30-22s12-22 30-22" />
      <path d="M16 72a4 4 0 1 0 8 0 4 4 0 0 0-8 0M46 50a4 4 0 1 0 8 0 4 4 0 0 0-8 0" />
      <path data-hue="" d="M84 42V14l18 6-18 7" />
    </>
  ),
  unplugged: (
    <>
      <path d="M14 62c14 0 12-18 26-18h4M106 26c-14 0-12 18-26 18h-4" />
      <path d="M44 34h8a10 10 0 0 1 0 20h-8ZM76 34h-6a10 10 0 0 0 0 20h6ZM62 40h-4M62 48h-4" />
      <path data-hue="" d="M61 24v-8M71 25l4-7M51 64l-4 7M61 64v9" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The name of a drawing. */
export type DrawingName = keyof typeof drawings;

/** One of the drawings, as decoration. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 120 88" aria-hidden="true" className={styles.drawing}>
      {drawings[name]}
    </svg>
  );
}
