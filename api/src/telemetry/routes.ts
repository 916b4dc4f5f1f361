import { reportRemotes } from '@topwords/platform/contracts';
import { handle, type Route } from '../routing/handle.ts';
import { takeReports, type CountReports, type ReportServices } from './take-reports.ts';

/** What pages tell of remotes. */
export function telemetryRoutes({
  countReports,
  ...services
}: ReportServices & { countReports: CountReports }): Route[] {
  return [
    handle(reportRemotes, async ({ body: { reports } }, context) => {
      await countReports(context.user.id, reports.length);
      return takeReports(context, reports, services);
    }),
  ];
}
