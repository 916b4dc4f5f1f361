import * as calls from '@topwords/platform/contracts';
import { route, type Route } from '../../routing/route.ts';
import { browserOf } from '../browser-of.ts';
import type { AuthServices } from '../routes.ts';
import { askForAddressMail, cancelAddressChange, changeAddress } from './change-address.ts';
import { agreeToAddressChange, confirmAddress, disownAccount } from './confirm-address.ts';

/** The calls about an account's address: to confirm, to change and to take it back. */
export function addressRoutes({ keys, limits, passwords, mailer, history }: AuthServices): Route[] {
  const countLink = ({ ctx }: { ctx: { ip: string } }) => limits.countLink(ctx.ip);

  return [
    route(calls.askForAddressMail, { auth: 'token' }, (context) =>
      askForAddressMail({ ...context, limits, mailer }),
    ),
    route(calls.confirmAddress, { auth: 'token', limit: countLink }, (context, { body }, ctx) =>
      confirmAddress({ ...context, keys, limits, mailer, history, browser: browserOf(ctx) }, body),
    ),
    route(calls.changeAddress, { auth: 'token' }, (context, { body }, ctx) =>
      changeAddress(
        { ...context, passwords, limits, mailer, history, browser: browserOf(ctx) },
        body,
      ),
    ),
    route(calls.cancelAddressChange, { auth: 'token' }, cancelAddressChange),
    route(
      calls.agreeToAddressChange,
      { auth: 'none', limit: countLink },
      (context, { body }, ctx) =>
        agreeToAddressChange({ ...context, mailer, history, browser: browserOf(ctx) }, body),
    ),
    route(calls.disownAccount, { auth: 'none', limit: countLink }, (context, { body }, ctx) =>
      disownAccount({ ...context, history, browser: browserOf(ctx) }, body),
    ),
  ];
}
