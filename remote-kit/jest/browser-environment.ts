import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's Request refuses the abort signals of jsdom; no test sends one, so they are left out. */
class SignallessRequest extends Request {
  constructor(input: RequestInfo | URL, { signal: _signal, ...init }: RequestInit = {}) {
    super(input, init);
  }
}

/** jsdom with what browsers have and it lacks, and the router needs: text coding, fetch's
 * classes, and cryptography. */
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
