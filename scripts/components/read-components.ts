import { z } from 'zod';

/** A package that the product contains at run time. */
export interface Component {
  name: string;
  version: string;
  /** SPDX, or as the package puts it. */
  licence: string;
  /** Whether one of the product's own packages names it, rather than a package of others. */
  isOwnChoice: boolean;
}

const licence = z.union([
  z.object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) }),
  z.object({ expression: z.string() }),
]);

const sbom = z.object({
  metadata: z.object({ component: z.object({ 'bom-ref': z.string() }) }),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      version: z.string(),
      purl: z.string(),
      licenses: z.array(licence).optional(),
      properties: z.array(z.object({ name: z.string() })).optional(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/** The packages in a CycloneDX list as npm writes it, without the product's own; each once. */
export function readComponents(json: string): Component[] {
  const { metadata, components, dependencies } = sbom.parse(JSON.parse(json));
  const own = new Set([metadata.component['bom-ref']]);
  for (const { 'bom-ref': ref, properties = [] } of components) {
    if (properties.some(({ name }) => name === 'cdx:npm:package:private')) own.add(ref);
  }
  const named = new Set(
    dependencies.filter(({ ref }) => own.has(ref)).flatMap(({ dependsOn }) => dependsOn),
  );
  const read = new Map<string, Component>();
  for (const { 'bom-ref': ref, purl, version, licenses = [] } of components) {
    if (own.has(ref)) continue;
    const [, name = ''] = /^pkg:npm\/(.+)@[^@]+$/.exec(decodeURIComponent(purl)) ?? [];
    const isOwnChoice = named.has(ref) || read.get(`${name}@${version}`)?.isOwnChoice === true;
    const licence = licenses.map(textOf).join(' AND ') || 'none named';
    read.set(`${name}@${version}`, { name, version, licence, isOwnChoice });
  }
  return [...read.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function textOf(given: z.infer<typeof licence>): string {
  if ('expression' in given) return given.expression;
  return given.license.id ?? given.license.name ?? '';
}
