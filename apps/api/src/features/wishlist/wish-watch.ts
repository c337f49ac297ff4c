import { readWish, wishedItemOf } from '@errand/domain/catalog';
import type { Deps } from '../../platform/deps.ts';
import { jobName, type NoPayload } from '../../platform/jobs/index.ts';
import { customerAccounts } from '../auth/accounts/index.ts';
import { prices } from '../catalog/index.ts';
import { type TellDeps, tell } from '../messaging/index.ts';
import { listWatchedItems, listWatchedWishes, updateSeen, type WatchedWish } from './wish-watch.queries.ts';

export const WISH_WATCH_JOB = jobName<NoPayload>('wishlist.watch');

type WatchDeps = Pick<Deps, 'db'> & TellDeps;
type Watched = ReturnType<typeof wishedItemOf>;

/** Items that are read at once. */
const PAGE = 200;

/** Registers the job that tells customers of wished items that are back in stock or cheaper. */
export function registerWishJobs(deps: WatchDeps): void {
  deps.jobs.every(WISH_WATCH_JOB, '*/15 * * * *', () => watchWishes(deps));
}

/**
 * Compares every wish with its item. Prices and stock change in many ways, of which sales that begin by the clock are written by
 * nobody, so that the wishes are read instead of the changes.
 */
async function watchWishes(deps: WatchDeps): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await listWatchedItems(deps.db, after, PAGE);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    const items = await prices.ofItems(deps, deps.db, ids);
    for (const wish of await listWatchedWishes(deps.db, ids)) {
      const item = items.get(wish.itemId);
      if (item?.onSale) await watchWish(deps, wish, wishedItemOf(item.priced));
    }
  }
}

/** Stores how a wish is seen, and tells its customer of what is new, in one transaction. */
async function watchWish(deps: WatchDeps, wish: WatchedWish, now: Watched): Promise<void> {
  const { seen, isBack, isCheaper } = readWish(wish.seen, now, deps.now());
  if (seen.isSoldOut === wish.seen.isSoldOut && seen.priceMinor === wish.seen.priceMinor) return;
  const recipient = `customer:${wish.customerId}` as const;
  await deps.db.transaction(async (tx) => {
    // Before the wish, as a deletion of the account locks them.
    if (!(await customerAccounts.lockActive(tx, recipient))) return;
    if (!(await updateSeen(tx, wish, seen))) return;
    const on = { recipient, order: null };
    if (isBack) {
      const subject = `item:${wish.itemId}:${deps.now()}`;
      await tell(deps, tx, { event: 'back_in_stock', subject, ...on });
    }
    if (isCheaper) {
      const subject = `item:${wish.itemId}:${now.priceMinor}:${deps.now()}`;
      await tell(deps, tx, { event: 'price_drop', subject, ...on });
    }
  });
}
