export { forecast, forecastFor, type Forecast } from './forecast.ts';
export { explained, tenthsOf, type Tenth } from './learn/calibration.ts';
export { fitDrift, fitPoints } from './learn/fit.ts';
export { samplesOf, type Sample } from './learn/samples.ts';
export { POINTS, WIN } from './weights.ts';
export type { Drift } from './win.ts';
