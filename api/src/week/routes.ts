import * as calls from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import { given, route, type Route } from '../routing/route.ts';
import { getPracticeWeek } from './get-practice-week.ts';

/** Routes of the look back at a week. */
export function weekRoutes(catalogue: Catalogue): Route[] {
  return [route(calls.getPracticeWeek, { auth: 'token' }, given({ catalogue }, getPracticeWeek))];
}
