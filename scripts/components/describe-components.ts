import { alignColumns } from '../tables/align-columns.ts';
import type { Advisory } from './read-audit.ts';
import type { AgedComponent } from './find-ages.ts';

const day = 24 * 60 * 60 * 1000;
/** How long, for packages that we choose, a newer version of the same major version may be out: see SECURITY.md. */
const updateDays = 92;

/** Licences that ask of us only what NOTICE does. */
const permitted =
  /^\(?(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|MPL-2\.0|Python-2\.0|OFL-1\.1|CC-BY-4\.0)\b/;

/** Other licences that were looked at: see NOTICE. The last two name MIT where npm does not look. */
const accepted = new Map([
  ['@echogarden/espeak-ng-emscripten', 'GPL-3.0'],
  ['argparse', 'PSF-2.0'],
  ['passport-strategy', 'none named'],
  ['pause', 'none named'],
]);

/** The list of components for people, and what breaks the time frames of SECURITY.md. */
export function describeComponents(
  components: readonly AgedComponent[],
  advisories: readonly Advisory[] | undefined,
  now: Date,
): { lines: string[]; faults: string[] } {
  const oldestFirst = components.toSorted(
    (one, other) => (one.publishedAt?.getTime() ?? 0) - (other.publishedAt?.getTime() ?? 0),
  );
  const rows = oldestFirst.map(({ name, version, publishedAt, latest, licence }) => [
    `${name} ${version}`,
    publishedAt?.toISOString().slice(0, 10) ?? 'unknown',
    latest === version || latest === null ? '' : `newest ${latest}`,
    licence,
  ]);
  const outdated = components
    .filter(
      ({ isOwnChoice, outdatedSince }) =>
        isOwnChoice && outdatedSince !== null && daysSince(outdatedSince, now) > updateDays,
    )
    .map(
      ({ name, version, latest }) => `${name} ${version} is behind ${latest} for over three months`,
    );
  const licences = components
    .filter(({ name, licence }) => !permitted.test(licence) && accepted.get(name) !== licence)
    .map(({ name, licence }) => `${name} has the licence ${licence}, which nobody has looked at`);
  const vulnerable = (advisories ?? []).map(
    ({ name, range, severity }) => `${name} ${range} has a ${severity} vulnerability`,
  );
  return {
    lines: [alignColumns(rows), `${components.length} components`],
    faults: [...vulnerable, ...licences, ...outdated],
  };
}

function daysSince(date: Date, now: Date): number {
  return (now.getTime() - date.getTime()) / day;
}
