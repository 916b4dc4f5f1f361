import { lazy } from 'react';

const loadCharts = () => import('./charts.ts');

/** The activity chart, loaded lazily. */
export const ActivityChart = lazy(async () => ({ default: (await loadCharts()).ActivityChart }));
/** The forecast chart, loaded lazily. */
export const ForecastChart = lazy(async () => ({ default: (await loadCharts()).ForecastChart }));
/** The part-of-speech bars, loaded lazily. */
export const PartBars = lazy(async () => ({ default: (await loadCharts()).PartBars }));
