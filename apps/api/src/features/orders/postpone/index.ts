export { listRunningAt, postponeOrder, type RunningOrder } from './postpone.ts';
