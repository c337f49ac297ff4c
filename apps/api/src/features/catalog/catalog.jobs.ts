import type { Deps } from '../../platform/deps.ts';
import { RESUME_ITEM_JOB, resumeItem } from './availability/availability.service.ts';
import { registerSearchTextJob } from './writes/refresh-search.ts';

export function registerCatalogJobs(deps: Deps): void {
  deps.jobs.work(RESUME_ITEM_JOB, (job) => resumeItem(deps, job));
  registerSearchTextJob(deps);
}
