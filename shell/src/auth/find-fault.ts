import { emailAddress, passwordMinimumLength } from '@topwords/platform/contracts';
import type { texts } from '../language/texts.ts';

/** The fields of the forms; each has a text for its fault. */
export type AuthField = keyof typeof texts.auth.faults;

type Values = Partial<Record<AuthField, string>>;

const checks: Record<AuthField, (value: string, values: Values) => boolean> = {
  native: (name) => name !== '',
  username: (name) => name.trim() !== '',
  email: (address) => emailAddress.safeParse(address).success,
  password: (password) => password.length >= passwordMinimumLength,
  confirmation: (confirmation, { password }) => confirmation === password,
};

/** The first field whose value is wrong, in the form's order; undefined if all are right. */
export function findFault<Field extends AuthField>(
  fields: readonly Field[],
  values: Record<Field, string>,
): Field | undefined {
  return fields.find((field) => !checks[field](values[field], values));
}
