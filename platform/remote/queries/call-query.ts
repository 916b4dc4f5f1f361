import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Call, CallInput } from '../../contracts/index.ts';
import { askServer } from './query-client.ts';

type InputArgument<C extends Call> = keyof CallInput<C> extends never ? [] : [input: CallInput<C>];

/**
 * The key under which the answer to a call is kept.
 * @param input a part of it finds every answer to an input with that part; none finds all answers
 */
export function callKey<C extends Call>(
  call: C,
  input?: CallInput<C> | Partial<CallInput<C>>,
): QueryKey {
  return input === undefined ? [call.id] : [call.id, input];
}

/** The query of a call, whose key is the call's id and its input. */
export function callQuery<C extends Call>(call: C, ...[input]: InputArgument<C>) {
  return queryOptions({
    queryKey: callKey(call, input),
    queryFn: ({ client, signal }) => askServer(client, call, input, signal),
  });
}
