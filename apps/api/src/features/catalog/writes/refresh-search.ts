import { textsOf } from '@errand/domain/language';
import { sql } from 'drizzle-orm';
import type { Translations, Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { listItemIdsOfBrand, listItemIdsOfCondition } from '../categories/brands-and-conditions.queries.ts';
import { listItemIdsNaming } from '../categories/categories.queries.ts';
import { translatedLabels } from '../items/item-labels.ts';
import { lockItems } from './bulk-writes.queries.ts';
import { publishCatalogChanged } from './catalog-events.ts';
import { searchText } from './search-text.ts';
import { addSearchWords } from './search-words.queries.ts';

/** Rebuilds the search text of the items of a category, brand or condition that has changed. */
export const REFRESH_SEARCH_TEXT_JOB = jobName<{
  categoryId?: number;
  brandId?: number;
  conditionId?: number;
}>('catalog.refresh-search-text');

/** Number of items per transaction, which locks them. */
const BATCH_SIZE = 200;

export function registerSearchTextJob(deps: Pick<Deps, 'db' | 'events' | 'jobs'>): void {
  const { db } = deps;
  deps.jobs.work(REFRESH_SEARCH_TEXT_JOB, async ({ categoryId, brandId, conditionId }) => {
    const ids = [
      ...(categoryId === undefined ? [] : await listItemIdsNaming(db, categoryId)),
      ...(brandId === undefined ? [] : await listItemIdsOfBrand(db, brandId)),
      ...(conditionId === undefined ? [] : await listItemIdsOfCondition(db, conditionId)),
    ];
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const some = ids.slice(from, from + BATCH_SIZE);
      await db.transaction(async (tx) => {
        await lockItems(tx, some);
        await refreshSearchText(tx, some);
        await addSearchWords(tx, some);
      });
    }
    await publishCatalogChanged(deps, db);
  });
}

type Row = {
  id: number;
  name: Translations;
  tags: string[];
  genericNames: string[];
  /** Names of its category, the one above, brand and condition. */
  labels: (Translations | null)[];
  text: string;
};

/** Rebuilds the search text of items from what they contain now, with the same words as imports. */
export async function refreshSearchText(tx: Tx, ids: number[]): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select i.id, i.name, i.tags, i.generic_names as "genericNames", i.search_text as text,
      json_build_array(c.name, parent.name, b.name, k.name) as labels
    from items i join categories c on c.id = i.category_id
      left join categories parent on parent.id = c.parent_id
      left join brands b on b.id = i.brand_id left join common_conditions k on k.id = i.condition_id
    where i.id = any(${sql.param(ids)}::int[])`);
  const changed = rows.flatMap((row) => {
    const text = searchText(row, ...otherWords(row));
    return text === row.text ? [] : [{ id: row.id, text }];
  });
  if (changed.length === 0) return;
  await tx.execute(sql`
    update items set search_text = r.text
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(id int, text text) where items.id = r.id`);
}

function otherWords({ tags, genericNames, labels }: Row): string[] {
  const translations = translatedLabels([...tags, ...genericNames]);
  return [...translations, ...labels.flatMap((name) => (name ? textsOf(name) : []))];
}
