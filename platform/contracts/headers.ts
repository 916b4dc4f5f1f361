/** Base path of every call of the API. */
export const apiBasePath = '/api';

/** The specification's spelling of the scheme word; the server accepts `Bearer` as well. */
export const authorizationScheme = 'Bearear';

/** Cookie with the session's XSRF token, which the page may read; it ends with the session. */
export const xsrfCookieName = 'XSRF-TOKEN';

/** Header in which calls by cookie send that token back, or are refused with `xsrf_refused`. */
export const xsrfHeaderName = 'X-XSRF-TOKEN';

/** Header in which a partner's page sends back the session that its settings came with. */
export const partnerSessionHeaderName = 'X-Partner-Session';

/** The learner's IANA time zone, sent with every call and kept with the account. */
export const timeZoneHeaderName = 'X-Time-Zone';
