import { shellName } from '@topwords/platform/contracts';
import { makeSigningKey, publicPartOf } from '../signature/snapshot-signature.ts';
import { setCanary, stopCanary } from '../commands/canary.ts';
import { changeKey, readPublicKey } from '../commands/change-key.ts';
import type { Project } from '../commands/project.ts';
import { promote } from '../commands/promote.ts';
import { refresh } from '../commands/refresh.ts';
import { release, type ReleaseGoal } from '../commands/release.ts';
import { restore } from '../commands/restore.ts';
import { findExpired, retire } from '../commands/retire.ts';
import { rollback } from '../commands/rollback.ts';
import type { ReleaseContext } from '../context/open-context.ts';
import type { ChangeResult } from '../log/change-snapshot.ts';
import { answerOfRelease, answerOfSigned, answerOfSnapshot, type Answer } from './answers.ts';
import { readCanaryOptions, usageFault, type Option, type Values } from './arguments.ts';
import { listLive, listVersions, noProductReason } from './list.ts';

/** What a command works on. The context is opened on first use. */
interface CommandInput {
  open: () => Promise<ReleaseContext>;
  project: Project;
  /** Reports progress. */
  say: (line: string) => void;
}

interface Command {
  /** Shown for wrong usage. The names before the first option are counted: `[version]` is optional. */
  form: string;
  /** In addition to the common ones. */
  options?: readonly Option[];
  run: (input: CommandInput, names: readonly string[], values: Values) => Promise<Answer>;
  /** What the command becomes with an option. */
  with?: Partial<Record<'stop' | 'expired', Command>>;
}

/** Options that every command takes. */
const commonOptions: readonly Option[] = ['dry-run', 'json', 'help'];
const canaryOptions = ['learners', 'minimum-loads', 'failure-excess', 'load-time-ratio'] as const;

async function answerOf(remote: string, change: Promise<ChangeResult>): Promise<Answer> {
  const { signed, isChanged } = await change;
  return answerOfSnapshot(signed, remote, isChanged);
}

/** Warns that the canary may have stopped when the product does not answer. */
async function withStops(
  answer: Answer,
  { product }: ReleaseContext,
  remote: string,
): Promise<Answer> {
  if (await product.isReached()) return answer;
  const line = `Unknown whether a trial of ${remote} has stopped automatically: ${noProductReason}.`;
  return { ...answer, lines: [...answer.lines, line] };
}

function readGoal(values: Values): ReleaseGoal {
  if (values['no-promote'] && values.canary !== undefined) {
    throw usageFault('--no-promote and --canary cannot be combined');
  }
  if (values['no-promote']) return { kind: 'publish' };
  if (values.canary !== undefined) {
    return { kind: 'canary', options: readCanaryOptions(values, 'canary') };
  }
  if (canaryOptions.some((name) => values[name] !== undefined)) {
    throw usageFault('--learners and bounds are for --canary');
  }
  return { kind: 'promote' };
}

async function releaseFrontEnd(
  { open, project, say }: CommandInput,
  name: string,
  values: Values,
): Promise<Answer> {
  const goal = readGoal(values);
  const unchecked = values.unchecked?.trim();
  if (unchecked !== undefined && unchecked.length < 10) {
    throw usageFault('--unchecked needs a reason of at least ten characters');
  }
  const options = { unchecked, say };
  return answerOfRelease(await release(await open(), project, name, values.version, goal, options));
}

async function retireAll(
  { open }: CommandInput,
  values: Values,
  choose: (
    context: ReleaseContext,
    withEmbed: boolean,
  ) => Promise<{ name: string; version: string }[]>,
): Promise<Answer> {
  const opened = await open();
  const withEmbed = values['with-embed'] ?? false;
  const chosen = await choose(opened, withEmbed);
  for (const { name, version } of chosen) await retire(opened, name, version, withEmbed);
  const lines = chosen.map(
    ({ name, version }) => `${name} ${version} is retired: its files are deleted.`,
  );
  const retired = chosen.map(({ name, version }) => ({ remote: name, version }));
  return { lines: lines.length > 0 ? lines : ['No version has expired.'], data: { retired } };
}

/** Any word that is not a command is the name of a remote. */
const releaseRemote: Command = {
  form: '<remote>',
  options: ['version', 'canary', 'no-promote', 'unchecked', ...canaryOptions],
  run: (input, [remote = ''], values) => releaseFrontEnd(input, remote, values),
};

const byName: Record<string, Command> = {
  shell: {
    form: 'shell',
    // No canaries: the shell's page is served before we know who will sign in.
    options: ['version', 'no-promote', 'unchecked'],
    run: (input, _names, values) => releaseFrontEnd(input, shellName, values),
  },
  list: {
    form: 'list [remote]',
    run: async ({ open }, [remote]) =>
      remote === undefined ? listLive(await open()) : listVersions(await open(), remote),
  },
  promote: {
    form: 'promote <remote> <version>',
    run: async ({ open }, [remote = '', version = '']) =>
      answerOf(remote, promote(await open(), remote, version)),
  },
  rollback: {
    form: 'rollback <remote> [version]',
    run: async ({ open }, [remote = '', version]) =>
      answerOf(remote, rollback(await open(), remote, version)),
  },
  canary: {
    form: 'canary <remote> <version> --percent <n> --learners <id,id>',
    options: ['percent', 'again', ...canaryOptions],
    async run({ open }, [remote = '', version = ''], values) {
      const { again } = values;
      const options = { ...readCanaryOptions(values, 'percent'), version, again };
      const opened = await open();
      return withStops(await answerOf(remote, setCanary(opened, remote, options)), opened, remote);
    },
    with: {
      stop: {
        form: 'canary <remote> --stop',
        options: ['stop'],
        run: async ({ open }, [remote = '']) => answerOf(remote, stopCanary(await open(), remote)),
      },
    },
  },
  retire: {
    form: 'retire <remote> <version>, or retire --expired',
    options: ['with-embed'],
    run: (input, [name = '', version = ''], values) =>
      retireAll(input, values, () => Promise.resolve([{ name, version }])),
    with: {
      expired: {
        form: 'retire --expired',
        options: ['expired', 'with-embed'],
        run: (input, _names, values) =>
          retireAll(input, values, async (context, withEmbed) =>
            (await findExpired(context, withEmbed)).map((record) => record.release),
          ),
      },
    },
  },
  refresh: {
    form: 'refresh',
    run: async ({ open }) => answerOfSigned((await refresh(await open())).signed, 'is re-signed'),
  },
  restore: {
    form: 'restore',
    async run({ open }) {
      const { signed, isChanged } = await restore(await open());
      return answerOfSigned(signed, isChanged ? 'is restored' : 'is in the store: nothing changed');
    },
  },
  'change-key': {
    form: 'change-key --former <public key>',
    options: ['former'],
    async run({ open }, _names, values) {
      const former = readPublicKey(values.former ?? '');
      const { signed } = await changeKey(await open(), former);
      const { sequence } = signed.snapshot;
      return {
        lines: [`Everything is signed with the current key: snapshot ${sequence}.`],
        data: { sequence, key_id: signed.signature.key_id },
      };
    },
  },
  key: {
    form: 'key',
    options: ['public'],
    async run({ open }, _names, values) {
      if (values.public) {
        const publicKey = publicPartOf((await open()).privateKey);
        return { lines: [JSON.stringify(publicKey)], data: { public_key: publicKey } };
      }
      const privateKey = await makeSigningKey();
      const publicKey = publicPartOf(privateKey);
      return {
        lines: [
          `REGISTRY_PRIVATE_KEY='${JSON.stringify(privateKey)}'`,
          `REGISTRY_PUBLIC_KEY='${JSON.stringify(publicKey)}'`,
        ],
        data: { private_key: privateKey, public_key: publicKey },
      };
    },
  },
};

/** Commands by name. */
export const commands = new Map(Object.entries(byName));

/**
 * Runs a command.
 * @param words its name and the names that follow, or the name of a remote to release
 * @throws `usage` when names are missing or the command does not take an option; its own faults
 */
export function runCommand(
  input: CommandInput,
  words: readonly string[],
  values: Values,
): Promise<Answer> {
  const [first] = words;
  if (first === undefined) throw usageFault('A command is missing; --help lists them');
  const named = commands.get(first);
  const names = named ? words.slice(1) : words;
  const { stop, expired } = named?.with ?? {};
  const command = (values.stop && stop) || (values.expired && expired) || named || releaseRemote;
  const [places = ''] = command.form.split(' --', 1);
  const [least, most] = [/<\w+>/g, /[<[]\w+[>\]]/g].map(
    (place) => places.match(place)?.length ?? 0,
  );
  if (names.length < (least ?? 0) || names.length > (most ?? 0)) {
    throw usageFault(`Usage: ${command.form}`);
  }
  const allowed = new Set<string>([...commonOptions, ...(command.options ?? [])]);
  const refused = Object.keys(values).find((name) => !allowed.has(name));
  if (refused !== undefined) throw usageFault(`--${refused} is not an option of this command`);
  return command.run(input, names, values);
}
