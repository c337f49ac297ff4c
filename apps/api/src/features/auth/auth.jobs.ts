import type { Deps } from '../../platform/deps.ts';
import { registerCodeJobs } from './codes/send-code.ts';
import { registerNoticeJobs } from './notices/notices.ts';

/** Registers the jobs that send codes and notices. */
export function registerAuthJobs(
  deps: Pick<Deps, 'db' | 'demo' | 'events' | 'jobs' | 'log' | 'messages' | 'now'>,
): void {
  registerCodeJobs(deps);
  registerNoticeJobs(deps);
}
