import * as calls from '@topwords/platform/contracts';
import { route, type Route } from '../routing/route.ts';
import { reportRemotes, type CountReports, type ReportServices } from './report-remotes.ts';

/** Routes for reports of pages on remotes. */
export function telemetryRoutes({
  countReports,
  ...services
}: ReportServices & { countReports: CountReports }): Route[] {
  return [
    route(
      calls.reportRemotes,
      {
        auth: 'token',
        limit: ({ input, context }) => countReports(context.user.id, input.body.reports.length),
      },
      (context, { body }) => reportRemotes(context, body.reports, services),
    ),
  ];
}
