/** Lists the product's packages in dist/sbom.cdx.json, in CycloneDX's format. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages } from '../components/list-packages.ts';

const root = join(import.meta.dirname, '../..');
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/sbom.cdx.json'), await listPackages(root));
