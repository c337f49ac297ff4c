import { translated } from '../../../../platform/db/index.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { jobName, type NoPayload } from '../../../../platform/jobs/index.ts';
import { textOf } from '../../../../platform/texts/index.ts';
import type { ReadContent, TellDeps } from '../../../messaging/index.ts';
import { staffContent, staffRecipients, tellStaff } from '../../../messaging/staff/index.ts';
import { storeNamesOf } from '../../../stores/stores.views.ts';
import { forgetRefilled, listLow, markLow } from './low-stock.queries.ts';

export const LOW_STOCK_JOB = jobName<NoPayload>('catalog.low-stock');

/** How many items a message names. */
const MOST_NAMED = 5;

type LowStock = { storeId: number; itemIds: number[] };

/** Tells the managers of stores of items that ran low, together, and of each again only after it was refilled. */
export function registerLowStockJobs(deps: Pick<Deps, 'db'> & TellDeps): void {
  deps.jobs.every(LOW_STOCK_JOB, '*/10 * * * *', () =>
    deps.db.transaction(async (tx) => {
      await forgetRefilled(tx);
      const at = new Date(deps.now());
      const byStore = Map.groupBy(await markLow(tx, at), ({ store_id }) => store_id);
      for (const [storeId, items] of byStore) {
        const data: LowStock = { storeId, itemIds: items.map(({ id }) => id) };
        const managers = await staffRecipients.managersOf(tx, storeId);
        const subject = `stock:${storeId}:${at.toISOString()}`;
        await tellStaff(deps, tx, managers, { event: 'stock_low', subject, data });
      }
    }),
  );
}

/** The items of the message that are still low, with what is left. */
export const LOW_STOCK_CONTENT: ReadContent = async (deps, { recipient, data }, { language }) => {
  const { storeId, itemIds } = data as LowStock;
  const low = await listLow(deps.db, itemIds);
  if (low.length === 0 || !(await staffRecipients.isOfStore(deps.db, recipient, storeId))) return null;
  const names = await storeNamesOf(deps.db, [storeId]);
  const named = low
    .slice(0, MOST_NAMED)
    .map(({ name, stock }) =>
      textOf('staff.stock_low.item', language, { item: translated(name, language), left: stock }),
    );
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(named);
  const more = low.length - named.length;
  const items = more === 0 ? list : textOf('staff.stock_low.more', language, { items: list, count: more });
  return staffContent(
    deps,
    { language },
    {
      title: textOf('staff.stock_low.title', language, {
        count: low.length,
        store: translated(names.get(storeId), language),
      }),
      description: textOf('staff.stock_low.text', language, { items }),
      path: `/kitchen/menu?store=${storeId}`,
      tag: `stock-${storeId}`,
    },
  );
};
