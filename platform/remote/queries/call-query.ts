import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Call, CallInput } from '../../contracts/index.ts';
import { askServer } from './query-client.ts';

type InputArgument<C extends Call> = keyof CallInput<C> extends never ? [] : [input: CallInput<C>];

/**
 * Returns the cache key of the answer to a call.
 * @param input a partial input matches every answer whose input contains it; no input matches all
 * answers
 */
export function callKey<C extends Call>(
  call: C,
  input?: CallInput<C> | Partial<CallInput<C>>,
): QueryKey {
  return input === undefined ? [call.id] : [call.id, input];
}

/** Returns the query for a call, with the call's id and input as key. */
export function callQuery<C extends Call>(call: C, ...[input]: InputArgument<C>) {
  return queryOptions({
    queryKey: callKey(call, input),
    queryFn: ({ client, signal }) => askServer(client, call, input, signal),
  });
}
