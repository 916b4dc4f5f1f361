/** Where the browser stores the access token: there while the browser has a session. */
export const tokenKey = 'token';
