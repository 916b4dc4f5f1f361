import { checkTypes, type TypeCheck } from './check-types.ts';
import type { Candidate, ContractBreak, LiveContract } from './contract-break.ts';

/** A check, and what its failure means. */
interface ContractCheck extends TypeCheck {
  meaning: string;
  breaks: string[];
}

/** Whether the shell may start the remote. */
function hostChecks(remote: LiveContract, shell: LiveContract, breaks: string[]): ContractCheck[] {
  const [module, host] = [remote.contract.exposes['./remote'], shell.contract.exposes['./host']];
  if (!module || !host) return [];
  return [
    {
      modules: { host, remote: module },
      statement: `
        declare const given: typeof remote.default;
        export const check: host.CreateRemote = given;`,
      meaning: `${remote.name} does not fit the host that starts it`,
      breaks,
    },
  ];
}

/** Whether a module can replace its predecessor: all exports still exist with assignable types. */
function predecessorChecks(
  { name, contract, previous }: Candidate,
  exposed: string,
): ContractCheck[] {
  const [before, now] = [previous?.exposes[exposed], contract.exposes[exposed]];
  if (!before || !now) return [];
  return [
    {
      modules: { before, now },
      statement: `
        declare const given: typeof now;
        export const check: typeof before = given;`,
      meaning: `${exposed} of ${name} is no longer compatible`,
      breaks: [`sites that load ${name}/${exposed.slice(2)}`],
    },
  ];
}

/**
 * Lists the checks of a version. The live shell starts `./remote`, and what the shell passes to it
 * may grow: so the module is checked against that shell, and against its predecessor only when no
 * shell is live. Other modules are loaded by sites that we do not know.
 */
function checksOf(candidate: Candidate): ContractCheck[] {
  const { name, contract, previous, consumers } = candidate;
  if (name === 'shell') {
    return consumers.flatMap((remote) => hostChecks(remote, candidate, [remote.name]));
  }
  const shells = consumers.filter((consumer) => consumer.contract.exposes['./host']);
  const exposed = Object.keys(previous?.exposes ?? {}).filter((one) => one in contract.exposes);
  return [
    ...shells.flatMap((shell) => hostChecks(candidate, shell, [shell.name])),
    ...exposed
      .filter((one) => one !== './remote' || shells.length === 0)
      .flatMap((one) => predecessorChecks(candidate, one)),
  ];
}

/** Modules that are no longer exposed, which other sites may load. */
function removedModules({ name, contract, previous }: Candidate): ContractBreak[] {
  const removed = Object.keys(previous?.exposes ?? {}).filter((one) => !(one in contract.exposes));
  return removed.map((exposed) => ({
    part: 'types',
    detail: `${name} no longer exposes ${exposed}`,
    breaks: exposed === './remote' ? ['shell'] : [`sites that load ${name}/${exposed.slice(2)}`],
  }));
}

/** Compares the types of a front end's exposed modules with TypeScript. */
export async function compareTypes(candidate: Candidate): Promise<ContractBreak[]> {
  const checks = checksOf(candidate);
  const faults = await checkTypes(checks);
  const misfits = checks.flatMap(({ meaning, breaks }, index) =>
    (faults[index] ?? []).map((fault): ContractBreak => {
      return { part: 'types', detail: `${meaning}: ${fault}`, breaks };
    }),
  );
  return [...removedModules(candidate), ...misfits];
}
