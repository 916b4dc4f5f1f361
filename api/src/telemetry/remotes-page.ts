import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, type Html } from '../http/html.ts';
import type { RemotesFigures, VersionFigures } from './get-remotes-figures.ts';
import type { CanaryStop } from './stop-repository.ts';

const style = readFileSync(new URL('remotes-page.css', import.meta.url), 'utf8');
const styleElement: Html = { html: `<style>${style}</style>` };
const styleHash = createHash('sha256').update(style).digest('base64');

/** The page has no scripts, and no style but its own. */
export const remotesPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The figures as a page for people. */
export function remotesPage(figures: RemotesFigures): string {
  const { now, snapshot, remotes, stops } = figures;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Remotes · TopWords</title>
        ${styleElement}
      </head>
      <body>
        <h1>Remotes</h1>
        <p>
          How the live versions fared in the last 24 hours, as pages reported by ${time(now)}.
          ${snapshot ? html`This instance serves snapshot ${snapshot.sequence}, issued ${time(snapshot.issued_at)}.` : html`This instance serves no snapshot of the registry.`}
        </p>
        <p><a href="/api/remotes?format=json">The same as JSON</a></p>
        ${remotes.map((remote) => remoteSection(remote))}
        <h2>Stopped canaries</h2>
        ${stops.length === 0 ? html`<p>No canary has stopped by itself.</p>` : stopsTable(stops)}
      </body>
    </html>`.html;
}

function remoteSection({ remote, versions }: RemotesFigures['remotes'][number]): Html {
  return html`<section>
    <h2>${remote}</h2>
    ${wide(
      `Live versions of ${remote}`,
      [
        'Version',
        'Role',
        'Learners',
        'Loads',
        'Failed',
        'Load p50',
        'p75',
        'p95',
        'LCP p75',
        'INP p75',
        'CLS p75',
      ],
      versions.map((version) => versionRow(version)),
    )}
    ${failures(remote, versions)} ${hours(remote, versions)}
  </section>`;
}

function versionRow(version: VersionFigures): Html {
  const { load_time: load, vitals } = version;
  const role = version.is_stopped ? html`<span class="bad">canary, stopped</span>` : version.role;
  const failed = `${version.failures} (${percent(version.failure_share * 100)})`;
  return html`<tr>
    <th scope="row">${version.version}</th>
    <td>${role}</td>
    ${number(version.percent === null ? 'fallback' : percent(version.percent))}
    ${number(version.loads)} ${number(failed)} ${number(milliseconds(load.p50))}
    ${number(milliseconds(load.p75))} ${number(milliseconds(load.p95))}
    ${number(milliseconds(vitals.LCP))} ${number(milliseconds(vitals.INP))}
    ${number(vitals.CLS === null ? '–' : vitals.CLS.toFixed(3))}
  </tr>`;
}

function failures(remote: string, versions: readonly VersionFigures[]): Html {
  const rows = versions.flatMap(({ version, failed }) =>
    failed.map(
      ({ stage, message, occurrences, last_at }) =>
        html`<tr>
          <th scope="row">${version}</th>
          <td>${stage}</td>
          <td class="message">${message}</td>
          ${number(occurrences)}
          <td>${time(last_at)}</td>
        </tr>`,
    ),
  );
  if (rows.length === 0) return html`<p>No failures were reported.</p>`;
  return wide(
    `Newest failures of ${remote}`,
    ['Version', 'Stage', 'Message', 'Times', 'Last'],
    rows,
  );
}

function hours(remote: string, versions: readonly VersionFigures[]): Html {
  const rows = versions
    .flatMap(({ version, hours: ofVersion }) => ofVersion.map((hour) => ({ version, ...hour })))
    .toSorted((a, b) => b.hour - a.hour)
    .map(
      ({ version, hour, loads, failures: failed, failure_share }) =>
        html`<tr>
          <th scope="row">${time(hour)}</th>
          <td>${version}</td>
          ${number(loads)} ${number(`${failed} (${percent(failure_share * 100)})`)}
        </tr>`,
    );
  if (rows.length === 0) return html``;
  return html`<details>
    <summary>Hour by hour</summary>
    ${wide(`${remote}, hour by hour`, ['Hour', 'Version', 'Loads', 'Failed'], rows)}
  </details>`;
}

function stopsTable(stops: readonly CanaryStop[]): Html {
  return wide(
    'The newest canaries that left their bounds',
    ['Canary', 'Started', 'Stopped', 'Reason'],
    stops.map(
      ({ canary_id, started_at, stopped_at, reason }) =>
        html`<tr>
          <th scope="row">${canary_id}</th>
          <td>${time(started_at)}</td>
          <td>${time(stopped_at)}</td>
          <td class="message">${reason}</td>
        </tr>`,
    ),
  );
}

/** Heads of columns of figures, which stand over their right-hand digits. */
const numeric = /^(Learners|Loads|Failed|Times)$|p\d\d$/;

/** A table that scrolls by itself where it is wider than the page. */
function wide(caption: string, heads: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="wide" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col" class="${numeric.test(head) ? 'number' : ''}">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function number(text: string | number): Html {
  return html`<td class="number">${text}</td>`;
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100} %`;
}

function milliseconds(value: number | null): string {
  return value === null ? '–' : `${Math.round(value)} ms`;
}

function time(milliseconds: number): Html {
  const iso = new Date(milliseconds).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
