/** npm run sbom: prints the product's packages in CycloneDX's format. */
import { join } from 'node:path';
import { listPackages } from './list-packages.ts';

process.stdout.write(await listPackages(join(import.meta.dirname, '../..')));
