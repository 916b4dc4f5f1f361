/** Rewrites the committed text of the database's schema; `npm run db:schema` runs it. */
import { writeFileSync } from 'node:fs';
import { describeFreshSchema } from './describe-schema.ts';

writeFileSync(new URL('../../../docs/database.sql', import.meta.url), await describeFreshSchema());
