import { lazy } from 'react';

const loadCharts = () => import('./charts.ts');

/** The days of a year, once its script is there. */
export const ActivityChart = lazy(async () => ({ default: (await loadCharts()).ActivityChart }));
/** The days to come, once its script is there. */
export const ForecastChart = lazy(async () => ({ default: (await loadCharts()).ForecastChart }));
/** The parts of speech, once its script is there. */
export const PartBars = lazy(async () => ({ default: (await loadCharts()).PartBars }));
