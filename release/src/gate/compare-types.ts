import { shellName } from '@topwords/platform/contracts';
import { checkTypes, type TypeCheck } from './check-types.ts';
import { pairsOf, type Candidate, type ContractBreak } from './contract-break.ts';
import type { Declarations } from './remote-contract.ts';

/** A check, and what its failure means. */
interface ContractCheck extends TypeCheck {
  meaning: string;
  breaks: string[];
}

/** Checks that `given` fits `wanted`, types of the modules `now` and `other`. */
function checkOf(
  now: Declarations | undefined,
  other: Declarations | undefined,
  [given, wanted]: readonly [string, string],
  failure: Pick<ContractCheck, 'meaning' | 'breaks'>,
): ContractCheck[] {
  if (!now || !other) return [];
  const statement = `declare const given: ${given}; export const check: ${wanted} = given;`;
  return [{ modules: { now, other }, statement, ...failure }];
}

/**
 * Lists the checks of a version. The live shell starts `./remote`, and what the shell passes to it
 * may grow: so the module is checked against that shell, and against its predecessor only when no
 * shell is live. Other modules are loaded by sites that we do not know: all their exports must
 * still exist with assignable types.
 */
function checksOf(candidate: Candidate): ContractCheck[] {
  const { name, contract, previous } = candidate;
  const pairs = pairsOf(candidate);
  const startedBy = pairs.flatMap(({ shell, remote, live }) =>
    checkOf(
      remote.contract.exposes['./remote'],
      shell.contract.exposes['./host'],
      ['typeof now.default', 'other.CreateRemote'],
      { meaning: `${remote.name} does not fit the host that starts it`, breaks: [live] },
    ),
  );
  if (name === shellName) return startedBy;
  const hasShell = pairs.some(({ shell }) => shell.contract.exposes['./host']);
  const replaced = Object.entries(previous?.exposes ?? {}).flatMap(([exposed, before]) =>
    hasShell && exposed === './remote'
      ? []
      : checkOf(contract.exposes[exposed], before, ['typeof now', 'typeof other'], {
          meaning: `${exposed} of ${name} is no longer compatible`,
          breaks: [`sites that load ${name}/${exposed.slice(2)}`],
        }),
  );
  return [...startedBy, ...replaced];
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
