import type { LanguagePack } from '../pack/language-pack.ts';
import { nolu } from './nolu.ts';

/** A list of the languages as it would be with a folder for Nolu. */
export function withNolu(part: keyof LanguagePack): Record<string, object> {
  const name = `${part}List`;
  const actual = jest.requireActual<Record<string, object>>(`../lists/${part}.ts`);
  return { [name]: { ...actual[name], xn: nolu[part] } };
}
