import type { Call } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import type { Output } from './route.ts';
import type { ParsedInput } from './validate.ts';

/** Answers a call of a signed-in user, with the services that its route gives. */
export type UseCase<C extends Call, Services extends object = object> = (
  context: UserContext & Services,
  input: ParsedInput<C>,
) => Output<C>;
