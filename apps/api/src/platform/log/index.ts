export { logOptions } from './log-options.ts';
export { safeError } from './safe-error.ts';
export { scrub } from './scrub.ts';
