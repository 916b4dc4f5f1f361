import * as calls from '@topwords/platform/contracts';
import { route, type Route } from '../../routing/route.ts';
import { answerSignIn } from '../answer-sign-in.ts';
import { browserOf } from '../browser-of.ts';
import type { AuthServices } from '../routes.ts';
import { admitSignUp, type AsksForWork } from './admit-sign-up.ts';
import { register } from './register.ts';
import type { CheckSignUp } from './sign-up-rules.ts';

/** What creating an account depends on. */
export interface SignUpServices extends AuthServices {
  /** Everyone may sign up if omitted. */
  checkSignUp?: CheckSignUp | undefined;
  /** Whether creating an account needs a proof of work; `flood` if omitted. */
  asksForWork?: AsksForWork | undefined;
}

/** The call for creating an account. */
export function signUpRoutes(services: SignUpServices): Route[] {
  const { accessTokens, keys, limits, passwords, mailer, history } = services;
  const { demandSecondStep, checkSignUp, asksForWork } = services;
  return [
    route(
      calls.register,
      {
        auth: 'none',
        async limit({ ctx, context, input }) {
          passwords.checkRoom({ isKnown: false });
          await admitSignUp({ ...context, keys, limits, asksForWork }, ctx.ip, input.body);
        },
      },
      async ({ db, now }, { body }, ctx) => {
        const browser = browserOf(ctx);
        const proof = { keys, passwords, limits, mailer, history, browser, demandSecondStep };
        const signedUp = await register({ db, now, ...proof, checkSignUp }, body);
        const answer = await answerSignIn(ctx, { db, now, keys, accessTokens }, signedUp);
        return signedUp.isExisting ? { ...answer, is_existing: true } : answer;
      },
    ),
  ];
}
