import { pictureId } from './names.ts';

/** The product is rendered out of sight until its screen is ready to replace the picture of it. */
export const outOfSight = [
  '#root{position:absolute;inset:0 0 auto;visibility:hidden}',
  `#${pictureId}+img{position:absolute;inset:0 auto auto 0;opacity:0}`,
].join('');

/** The attribute of a picture that a release has painted: its name and version, `words@1.4.0`. */
export const releaseAttribute = 'data-release';

/** The event of the document that says that presses in the picture are repeated in the product. */
export const handingOverEvent = 'topwords.handing-over';
