import { publishShopChanged } from '../../console/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobName, type NoPayload } from '../../platform/jobs/index.ts';
import { deleteDraft, isDraftDue, listDueDrafts, lockPage, writePage } from './page-versions.queries.ts';

const PUBLISH_JOB = jobName<NoPayload>('publish-pages');

/** Publishes drafts at their time, to the minute. */
export function registerContentJobs(deps: Pick<Deps, 'db' | 'events' | 'jobs' | 'now'>): void {
  deps.jobs.every(PUBLISH_JOB, '* * * * *', async () => {
    await publishDuePages(deps);
  });
}

/** Publishes the drafts that are due. Returns the slugs of their pages. */
export async function publishDuePages({
  db,
  events,
  now,
}: Pick<Deps, 'db' | 'events' | 'now'>): Promise<string[]> {
  const at = new Date(now());
  const published: string[] = [];
  for (const slug of await listDueDrafts(db, at)) {
    await db.transaction(async (tx) => {
      await lockPage(tx, slug);
      // An editor may have published or postponed it meanwhile.
      if (!(await isDraftDue(tx, slug, at))) return;
      const draft = await deleteDraft(tx, slug);
      if (!draft) return;
      await writePage(tx, slug, draft, { at, staffId: null });
      await publishShopChanged({ db: tx, events });
      published.push(slug);
    });
  }
  return published;
}
