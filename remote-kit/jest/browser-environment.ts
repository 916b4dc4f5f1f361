import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's Request rejects jsdom's abort signals; no test sends one, so they are dropped. */
class SignallessRequest extends Request {
  constructor(input: RequestInfo | URL, { signal: _signal, ...init }: RequestInit = {}) {
    super(input, init);
  }
}

/**
 * jsdom with the browser features that it lacks and the router needs: text encoding, fetch classes
 * and cryptography.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      Headers,
      Request: SignallessRequest,
      Response,
      TextDecoder,
      TextEncoder,
    });
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }
}
