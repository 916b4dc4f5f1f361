import type { LanguagePack } from '../pack/language-pack.ts';
import { nolu } from './nolu.ts';

/** A list of languages as if Nolu had a folder. */
export function withNolu(part: keyof LanguagePack): Record<string, object> {
  const name = `${part}List`;
  const actual = jest.requireActual<Record<string, object>>(`../lists/${part}.ts`);
  return { [name]: { ...actual[name], xn: nolu[part] } };
}
