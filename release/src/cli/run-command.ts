import { shellName } from '@topwords/platform/contracts';
import { makeSigningKey, publicPartOf } from '../signature/snapshot-signature.ts';
import { setCanary, stopCanary } from '../commands/canary.ts';
import { changeKey, readPublicKey } from '../commands/change-key.ts';
import { promoteShell, rollbackShell } from '../commands/live-shell.ts';
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
import {
  allowOptions,
  readPercent,
  readCanaryOptions,
  usageFault,
  type Values,
} from './arguments.ts';
import { listLive, listVersions, noProductReason } from './list.ts';

/** What a command works on. The context is opened on first use. */
interface CommandInput {
  open: () => Promise<ReleaseContext>;
  project: Project;
  /** Reports progress. */
  say: (line: string) => void;
}

type Command = (input: CommandInput, names: readonly string[], values: Values) => Promise<Answer>;

const canaryOptions = ['learners', 'minimum-loads', 'failure-excess', 'load-time-ratio'] as const;

/** @throws `usage` */
function requireNames(names: readonly string[], form: string, least: number, most = least): void {
  if (names.length < least || names.length > most) throw usageFault(`Usage: ${form}`);
}

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
  if (values.canary === undefined) {
    if (canaryOptions.some((name) => values[name] !== undefined)) {
      throw usageFault('--learners and bounds are for --canary');
    }
    return { kind: 'promote' };
  }
  return {
    kind: 'canary',
    options: readCanaryOptions(values, readPercent(values.canary, '--canary')),
  };
}

/** @throws `usage` for a reason that is too short */
function readReason(text: string | undefined): string | undefined {
  if (text === undefined || text.trim().length >= 10) return text?.trim();
  throw usageFault('--unchecked needs a reason of at least ten characters');
}

/** Runs `release -- words`. All other commands have a name of their own. */
export const releaseRemote: Command = async ({ open, project, say }, names, values) => {
  const [remote = '', ...rest] = names;
  requireNames(rest, '<remote>', 0);
  allowOptions(values, ['version', 'canary', 'no-promote', 'unchecked', ...canaryOptions]);
  const goal = readGoal(values);
  const options = { unchecked: readReason(values.unchecked), say };
  const opened = await open();
  return answerOfRelease(await release(opened, project, remote, values.version, goal, options));
};

const byName: Record<string, Command> = {
  async shell({ open, project, say }, names, values) {
    requireNames(names, 'shell', 0);
    // No canaries: the shell's page is served before we know who will sign in.
    allowOptions(values, ['version', 'no-promote', 'unchecked']);
    const goal = readGoal(values);
    const options = { unchecked: readReason(values.unchecked), say };
    const opened = await open();
    return answerOfRelease(
      await release(opened, project, shellName, values.version, goal, options),
    );
  },
  async list({ open }, names, values) {
    requireNames(names, 'list [remote]', 0, 1);
    allowOptions(values, []);
    const [remote] = names;
    return remote === undefined ? listLive(await open()) : listVersions(await open(), remote);
  },
  async promote({ open }, names, values) {
    const [remote = '', version = ''] = names;
    requireNames(names, 'promote <remote> <version>', 2);
    allowOptions(values, []);
    const opened = await open();
    const isShell = remote === shellName;
    return answerOf(
      remote,
      isShell ? promoteShell(opened, version) : promote(opened, remote, version),
    );
  },
  async rollback({ open }, names, values) {
    const [remote = '', version] = names;
    requireNames(names, 'rollback <remote> [version]', 1, 2);
    allowOptions(values, []);
    const opened = await open();
    const isShell = remote === shellName;
    return answerOf(
      remote,
      isShell ? rollbackShell(opened, version) : rollback(opened, remote, version),
    );
  },
  async canary({ open }, names, values) {
    const [remote = '', version = ''] = names;
    if (values.stop) {
      requireNames(names, 'canary <remote> --stop', 1);
      allowOptions(values, ['stop']);
      return answerOf(remote, stopCanary(await open(), remote));
    }
    requireNames(names, 'canary <remote> <version> --percent <n> --learners <id,id>', 2);
    allowOptions(values, ['percent', 'again', ...canaryOptions]);
    const options = readCanaryOptions(values, readPercent(values.percent, '--percent'));
    const { again } = values;
    const opened = await open();
    const answer = await answerOf(
      remote,
      setCanary(opened, remote, { ...options, version, again }),
    );
    return withStops(answer, opened, remote);
  },
  async retire({ open }, names, values) {
    allowOptions(values, ['expired', 'with-embed']);
    requireNames(names, 'retire <remote> <version>, or retire --expired', values.expired ? 0 : 2);
    const opened = await open();
    const withEmbed = values['with-embed'] ?? false;
    const [remote = '', version = ''] = names;
    const chosen = values.expired
      ? (await findExpired(opened, withEmbed)).map(({ release }) => release)
      : [{ name: remote, version }];
    for (const one of chosen) await retire(opened, one.name, one.version, withEmbed);
    const retired = chosen.map(({ name, version }) => ({ remote: name, version }));
    return {
      lines:
        retired.length === 0
          ? ['No version has expired.']
          : retired.map((one) => `${one.remote} ${one.version} is retired: its files are deleted.`),
      data: { retired },
    };
  },
  async refresh({ open }, names, values) {
    requireNames(names, 'refresh', 0);
    allowOptions(values, []);
    return answerOfSigned((await refresh(await open())).signed, 'is re-signed');
  },
  async restore({ open }, names, values) {
    requireNames(names, 'restore', 0);
    allowOptions(values, []);
    const { signed, isChanged } = await restore(await open());
    return answerOfSigned(signed, isChanged ? 'is restored' : 'is in the store: nothing changed');
  },
  async 'change-key'({ open }, names, values) {
    requireNames(names, 'change-key --former <public key>', 0);
    allowOptions(values, ['former']);
    const former = readPublicKey(values.former ?? '');
    const { signed } = await changeKey(await open(), former);
    const { sequence } = signed.snapshot;
    return {
      lines: [`Everything is signed with the current key: snapshot ${sequence}.`],
      data: { sequence, key_id: signed.signature.key_id },
    };
  },
  async key({ open }, names, values) {
    requireNames(names, 'key', 0);
    allowOptions(values, ['public']);
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
};

/** Commands by name. Any other word is the name of a remote. */
export const commands = new Map(Object.entries(byName));
