import { checkTypes, type TypeCheck } from './check-types.ts';
import type { Candidate, ContractBreak, LiveContract } from './contract-break.ts';

/** A check, and what it means that it fails. */
interface Question extends TypeCheck {
  meaning: string;
  breaks: string[];
}

/** Whether the shell may start the remote. */
function asHosted(remote: LiveContract, shell: LiveContract, breaks: string[]): Question[] {
  const [module, host] = [remote.contract.exposes['./remote'], shell.contract.exposes['./host']];
  if (!module || !host) return [];
  return [
    {
      modules: { host, remote: module },
      statement: `
        declare const given: typeof remote.default;
        export const check: host.CreateRemote = given;`,
      meaning: `${remote.name} does not fit the host that it is started by`,
      breaks,
    },
  ];
}

/** Whether all that a module exported is still there, and may stand for what it was. */
function asBefore({ name, contract, previous }: Candidate, exposed: string): Question[] {
  const [before, now] = [previous?.exposes[exposed], contract.exposes[exposed]];
  if (!before || !now) return [];
  return [
    {
      modules: { before, now },
      statement: `
        declare const given: typeof now;
        export const check: typeof before = given;`,
      meaning: `${exposed} of ${name} is not what it was`,
      breaks: [`whoever loads ${name}/${exposed.slice(2)}`],
    },
  ];
}

/**
 * What is asked of a version. The one who starts `./remote` is the live shell, and what it hands over
 * may grow with it: so the module is held against that shell, and against its predecessor only where
 * no shell is live. Other modules are loaded by sites that nobody here knows.
 */
function questionsOf(candidate: Candidate): Question[] {
  const { name, contract, previous, consumers } = candidate;
  if (name === 'shell') {
    return consumers.flatMap((remote) => asHosted(remote, candidate, [remote.name]));
  }
  const shells = consumers.filter((consumer) => consumer.contract.exposes['./host']);
  const exposed = Object.keys(previous?.exposes ?? {}).filter((one) => one in contract.exposes);
  return [
    ...shells.flatMap((shell) => asHosted(candidate, shell, [shell.name])),
    ...exposed
      .filter((one) => one !== './remote' || shells.length === 0)
      .flatMap((one) => asBefore(candidate, one)),
  ];
}

/** Modules that others may have loaded and that are exposed no more. */
function goneModules({ name, contract, previous }: Candidate): ContractBreak[] {
  const gone = Object.keys(previous?.exposes ?? {}).filter((one) => !(one in contract.exposes));
  return gone.map((exposed) => ({
    part: 'types',
    detail: `${name} does not expose ${exposed} any more`,
    breaks: exposed === './remote' ? ['shell'] : [`whoever loads ${name}/${exposed.slice(2)}`],
  }));
}

/** Compares the types of what a front end exposes, as TypeScript does. */
export async function compareTypes(candidate: Candidate): Promise<ContractBreak[]> {
  const questions = questionsOf(candidate);
  const faults = await checkTypes(questions);
  const misfits = questions.flatMap(({ meaning, breaks }, index) =>
    (faults[index] ?? []).map((fault): ContractBreak => {
      return { part: 'types', detail: `${meaning}: ${fault}`, breaks };
    }),
  );
  return [...goneModules(candidate), ...misfits];
}
