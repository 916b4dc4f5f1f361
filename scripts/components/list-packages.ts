import { mustRun } from '../processes/run-command.ts';

/** What npm prints beside its answer, such as warnings about its own settings, is left out. */
export function jsonIn(output: string): string {
  return output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
}

/** The packages of the product at run time, in CycloneDX's JSON. @throws what npm prints */
export async function listPackages(root: string): Promise<string> {
  const command = ['npm', 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  return jsonIn(await mustRun(command, { root, onOutput: () => undefined }));
}
