import { chooseReleases, choiceOfPath } from '../registry/release-choice.ts';
import type { ShellServices } from '../services/shell-context.ts';
import { createRemoteReports, type RemoteReports } from './remote-reports.ts';

const reportsOfPages = new WeakMap<ShellServices, RemoteReports>();

/** Returns the reports of the page with these services. */
export function reportsOf(services: ShellServices): RemoteReports {
  const { api, session } = services;
  const reports =
    reportsOfPages.get(services) ??
    createRemoteReports({ api, isSignedIn: () => session.state.value.is_auth });
  reportsOfPages.set(services, reports);
  return reports;
}

const reportedPages = new WeakSet<ShellServices>();

/**
 * Reports, once per page, that the part of the shell that runs remotes could not be loaded: the
 * learner saw the failure message of the remote at this address, as when the remote itself fails.
 */
export function reportPartFailure(services: ShellServices, path: string, error: unknown): void {
  if (reportedPages.has(services)) return;
  reportedPages.add(services);
  const { registry, session } = services;
  const choice = choiceOfPath(chooseReleases(registry, session.state.value.sub), path);
  if (choice) reportsOf(services).failed(choice, 'load', error);
}
