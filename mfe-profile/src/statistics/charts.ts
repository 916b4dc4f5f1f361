/** What draws with the chart library: loaded together, once a figure is to be shown. */
export { ActivityChart } from './activity/activity-chart.tsx';
export { ForecastChart } from './forecast/forecast-chart.tsx';
export { PartBars } from './parts-of-speech/part-bars.tsx';
