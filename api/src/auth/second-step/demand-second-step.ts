import { knownError } from '../../errors/known-error.ts';
import { findPasswordHash } from '../../users/user-repository.ts';
import type { DemandSecondStep } from '../begin-session.ts';
import { hashSecret } from '../session-secrets.ts';
import { issueTicket } from '../tickets.ts';
import { listMethods } from './methods.ts';

/** How long a person may take for the second step. */
const secondStepMilliseconds = 10 * 60 * 1000;

/** A digest of the password that the first step was taken with: a new one ends the sign-in. */
export function passwordMark(passwordHash: string | null): string {
  return hashSecret(passwordHash ?? '');
}

/** The error that asks for the second step, with the ticket that it is sent with. */
export const demandSecondStep: DemandSecondStep = async (context, userId, method) => {
  const mark = passwordMark(await findPasswordHash(context.db, userId));
  const claims = { sub: userId, method, password: mark };
  return knownError('second_step_required', 'Take the second step of signing in', {
    ticket: await issueTicket(context, 'second step', claims, secondStepMilliseconds),
    secondSteps: await listMethods(context.db, userId),
  });
};
