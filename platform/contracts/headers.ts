/** Base path of every call of the API. */
export const apiBasePath = '/api';

/** The specification's spelling of the scheme word; the server accepts `Bearer` as well. */
export const authorizationScheme = 'Bearear';

/** Cookie with the session's XSRF token, readable by the page; it is deleted with the session. */
export const xsrfCookieName = 'XSRF-TOKEN';

/**
 * Header in which calls that use the cookie return that token; without it they get `xsrf_refused`.
 */
export const xsrfHeaderName = 'X-XSRF-TOKEN';

/** Header in which a partner's page returns the session token from its settings. */
export const partnerSessionHeaderName = 'X-Partner-Session';

/** The learner's IANA time zone, sent with every call and stored with the account. */
export const timeZoneHeaderName = 'X-Time-Zone';

/**
 * Header of each page of the product that changes whenever the server would make that page
 * differently; remotes that it only preloads do not count. The service worker sends the version of
 * its kept page back, and the server answers 204 if it would make the same one. Not an `ETag`: the
 * browser's own cache must not use a page's nonce again.
 */
export const pageVersionHeaderName = 'X-Page-Version';

/**
 * Where the service worker is. Pages name it in a `meta` element of the name `worker`, which they lack
 * while there is none or it is switched off.
 */
export const workerAddress = '/worker.js';
