/** Id of the template that contains the scripts and the style sheet of a page that starts without them. */
export const partsId = 'parts';

/** Id of the template of a page that loads what is in it once its painted screen is shown. */
export const viewPartsId = 'view-parts';

/** Id of the style element with the fonts of such a page, which no medium has until it is painted. */
export const fontsId = 'fonts';

/** The event of the document that says that the page's scripts handle what people do in it. */
export const startedEvent = 'topwords.started';
