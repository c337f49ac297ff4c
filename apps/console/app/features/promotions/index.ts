export { nextWeek } from './next-week.ts';
