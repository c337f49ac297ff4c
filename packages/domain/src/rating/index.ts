export { halfSteps, STARS } from './half-steps.ts';
