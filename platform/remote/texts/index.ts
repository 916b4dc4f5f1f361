import type { HostApi } from '../../host/index.ts';
import { en, type RemoteTexts } from './en.ts';

/** The texts that every remote shares, in a host's language. */
export function textsFor({ language }: Pick<HostApi, 'language'>): RemoteTexts {
  return { en }[language];
}
