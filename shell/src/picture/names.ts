/** Id of the element with the picture of a screen; it follows the root of the page. */
export const pictureId = 'picture';

/** Stands in a kept picture for the nonce of the page that it is put into. */
export const nonceSlot = '%nonce%';

/** Marks an element of a screen that may be shown as a picture; remotes set it. */
export const picturedSelector = '[data-pictured]';

/** What a screen still waits for. */
export const busySelector = '[aria-busy="true"]';
