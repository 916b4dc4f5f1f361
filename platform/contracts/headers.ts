/** Base path of every call of the API. */
export const apiBasePath = '/api';

/** The specification's spelling of the scheme word; the server accepts `Bearer` as well. */
export const authorizationScheme = 'Bearear';

export const xsrfCookieName = 'XSRF-TOKEN';
export const xsrfHeaderName = 'X-XSRF-TOKEN';

/** The learner's IANA time zone, sent with every call and kept with the account. */
export const timeZoneHeaderName = 'X-Time-Zone';
