/** Everything that uses the chart library, loaded together when the first chart is shown. */
export { ActivityChart } from './activity/activity-chart.tsx';
export { ForecastChart } from './forecast/forecast-chart.tsx';
export { PartBars } from './parts-of-speech/part-bars.tsx';
