import { z } from 'zod/mini';
import { settingFault } from '../fault/release-fault.ts';
import { openFolderStore } from './open-folder-store.ts';
import { openS3Store } from './open-s3-store.ts';
import type { Store } from './store.ts';

const text = z.optional(z.string().check(z.minLength(1)));

const s3Settings = z.object({
  REGISTRY_S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  AWS_REGION: text,
  AWS_DEFAULT_REGION: text,
  AWS_ACCESS_KEY_ID: z.string().check(z.minLength(1)),
  AWS_SECRET_ACCESS_KEY: z.string().check(z.minLength(1)),
  AWS_SESSION_TOKEN: text,
});

function openBucket(address: string, env: NodeJS.ProcessEnv): Store {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? [];
  if (bucket === undefined) {
    throw settingFault('REGISTRY_STORE must look like s3://bucket/prefix');
  }
  const { data, error } = s3Settings.safeParse(env);
  if (error) {
    const names = [...new Set(error.issues.map((issue) => String(issue.path[0])))];
    throw settingFault(`${names.join(', ')}: required for ${address}`);
  }
  const prefix = path.replace(/\/*$/, '');
  return openS3Store({
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: data.REGISTRY_S3_ENDPOINT,
    region: data.AWS_REGION ?? data.AWS_DEFAULT_REGION ?? 'us-east-1',
    accessKeyId: data.AWS_ACCESS_KEY_ID,
    secretAccessKey: data.AWS_SECRET_ACCESS_KEY,
    sessionToken: data.AWS_SESSION_TOKEN,
  });
}

/**
 * Opens the store that `REGISTRY_STORE` names: a folder, or `s3://bucket/prefix`.
 * @param ownFolder the default store
 * @throws `setting_invalid`
 */
export function openStore(env: NodeJS.ProcessEnv, ownFolder: string): Store {
  const address = env.REGISTRY_STORE ?? ownFolder;
  return address.startsWith('s3:') ? openBucket(address, env) : openFolderStore(address);
}
