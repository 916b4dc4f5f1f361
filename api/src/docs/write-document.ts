/** Rewrites the committed API document; `npm run api:document` runs it. */
import { calls } from '@topwords/platform/contracts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createApiDocument } from './api-document.ts';

const folder = new URL('../../../docs/api/', import.meta.url);

mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('openapi.json', folder),
  `${JSON.stringify(createApiDocument(calls), undefined, 2)}\n`,
);
