import type { Deps } from '../../platform/deps.ts';
import { registerCodeJobs } from './codes/send-code.ts';
import { registerImpersonationJobs } from './impersonation/impersonation.service.ts';
import { registerNoticeJobs } from './notices/notices.ts';

/** Registers the jobs that send codes and notices, and that end impersonations. */
export function registerAuthJobs(
  deps: Pick<Deps, 'db' | 'demo' | 'jobs' | 'messages' | 'now' | 'settings'>,
): void {
  registerCodeJobs(deps);
  registerNoticeJobs(deps);
  registerImpersonationJobs(deps);
}
