import { publishShopChanged } from '../../console/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteDraft, isDraftDue, listDueDrafts, lockPage, writePage } from './page-versions.queries.ts';

/** Publishes the drafts whose time has come. Returns the pages. */
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
      // An editor may have published it or put it off meanwhile.
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
