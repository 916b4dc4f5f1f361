import { callbackify } from 'node:util';
import { Strategy } from 'passport-google-oauth20';
import { askGoogle } from './ask-google.ts';

/** Our client at Google, and the addresses where Google answers. */
export interface GoogleClientSettings {
  clientId: string;
  clientSecret: string;
  tokenUrl: string;
  /** Ends in `/userinfo`, by which the strategy recognises the profile's form. */
  userinfoUrl: string;
}

/**
 * Passport's strategy for Google, for one code that a popup gave to our page. `askGoogle` makes its
 * requests: passport's own have no time limit, put the access token in the address, and throw
 * uncaught on an answer such as `null`.
 */
export class CodeStrategy extends Strategy {
  constructor(settings: GoogleClientSettings, signal: AbortSignal) {
    super(
      {
        clientID: settings.clientId,
        clientSecret: settings.clientSecret,
        tokenURL: settings.tokenUrl,
        userProfileURL: settings.userinfoUrl,
      },
      (_accessToken, _refreshToken, profile, done) => done(null, profile['_json']),
    );
    const client = this['_oauth2'];
    client.useAuthorizationHeaderforGET(true);
    const send = callbackify(askGoogle);
    Object.assign(client, {
      _request(
        method: string,
        url: string,
        headers: Record<string, string>,
        postBody: string,
        _accessToken: null,
        callback: (error: Error | null, text: string) => void,
      ): void {
        const body = postBody === '' ? undefined : postBody;
        send({ method, url, headers, body, signal }, callback);
      },
    });
  }

  /** Codes of a popup are bound to this word instead of an address. */
  override tokenParams(): { redirect_uri: string } {
    return { redirect_uri: 'postmessage' };
  }
}
