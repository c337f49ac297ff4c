export { startCourierTicker } from './couriers/courier-ticker.ts';
