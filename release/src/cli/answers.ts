import type { SignedSnapshot } from '@topwords/platform/contracts';
import type { ContractBreak } from '../gate/contract-break.ts';
import { listingOf } from '../log/listings-of.ts';
import type { Released } from '../commands/release.ts';

/** A command's answer: lines for people, data for programs. */
export interface Answer {
  lines: string[];
  data: object;
}

/** One line for each break, with the front ends that it breaks. */
export function linesOfBreaks(breaks: readonly ContractBreak[]): string[] {
  return breaks.map(
    ({ part, detail, breaks }) => `  ${part}: ${detail} (breaks ${breaks.join(', ')})`,
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** A remote's live versions, in one line and as data. */
export function answerOfSnapshot(
  { snapshot }: SignedSnapshot,
  remote: string,
  isChanged: boolean,
): Answer {
  const { stable, previous = null, canary = null } = listingOf(snapshot, remote) ?? {};
  const parts = [
    `${remote} ${stable?.version ?? 'none'} is stable`,
    previous ? `${previous.version} is its fallback` : 'it has no fallback',
    ...(canary
      ? [
          `${canary.release.version} is a canary for ${canary.percent} %, ${canary.learners.length} named`,
        ]
      : []),
  ];
  return {
    lines: [
      `${parts.join('; ')}.`,
      isChanged ? `Snapshot ${snapshot.sequence}.` : 'Nothing changed.',
    ],
    data: {
      remote,
      stable: stable?.version ?? null,
      previous: previous?.version ?? null,
      canary: canary && {
        id: canary.id,
        version: canary.release.version,
        percent: canary.percent,
        learners: canary.learners.length,
        bounds: canary.bounds,
      },
      sequence: snapshot.sequence,
      changed: isChanged,
    },
  };
}

/** The result of a command that changed or restored the newest snapshot. */
export function answerOfSigned({ snapshot }: SignedSnapshot, change: string): Answer {
  const { sequence, expires_at = null } = snapshot;
  const until = expires_at === null ? '' : `, valid until ${new Date(expires_at).toISOString()}`;
  return { lines: [`Snapshot ${sequence} ${change}${until}.`], data: { sequence, expires_at } };
}

/** The result of a release. */
export function answerOfRelease(released: Released): Answer {
  const { signed, breaks, unknown, remote, version, publishing, files, bytes } = released;
  const { unchecked = null } = released;
  const live = signed && answerOfSnapshot(signed, remote, true);
  return {
    lines: [
      `${remote} ${version} is ${publishing}: ${files} files, ${kilobytes(bytes)}.`,
      ...(unchecked === null ? [] : [`Its tests and screens were not checked: ${unchecked}`]),
      ...(breaks.length > 0
        ? ['Breaking changes that its new version announces:', ...linesOfBreaks(breaks)]
        : []),
      ...(unknown.length > 0
        ? [`Not compared, because they have no contract: ${unknown.join(', ')}.`]
        : []),
      ...(live?.lines ?? []),
    ],
    data: {
      remote,
      version,
      publishing,
      files,
      bytes,
      unchecked,
      breaks,
      unknown,
      live: live?.data ?? null,
    },
  };
}
