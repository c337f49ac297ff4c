import type { SitemapKind } from '@errand/contract/sitemap';
import type pg from 'pg';
import { prepared } from '../../../platform/db/index.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { FROM_STORES, joinStore } from '../../stores/stores.views.ts';

/** The ids of a part. It stays the same when others are added or hidden, so no part has to be counted off. */
export const PART_IDS = 1000;

/** The rows of each kind that everybody may see, and the alias of their table. */
const LISTED: Record<SitemapKind, { alias: 's' | 'i' | 'c'; from: string }> = {
  // A provider of vehicles has no store page.
  stores: {
    alias: 's',
    from: `${FROM_STORES} ${joinModule('s.module_id')} where s.active and m.active and m.type <> 'rental'`,
  },
  items: {
    alias: 'i',
    from: `from items i ${joinStore('i.store_id')} ${joinModule('i.module_id')} join categories c on c.id = i.category_id
      where i.active and s.active and m.active and c.active and i.campaign_starts is null`,
  },
  // The address of a category has its slug alone, which modules share: the first one counts.
  categories: {
    alias: 'c',
    from: `from categories c ${joinModule('c.module_id')} where c.active and m.active
      and not exists (select 1 from categories earlier where earlier.slug = c.slug and earlier.id < c.id and earlier.active)`,
  },
};

/** The parts with rows as a statement, by number, with the latest change of each. */
export function partsStatement(kind: SitemapKind): { text: string; values: [] } {
  const { alias, from } = LISTED[kind];
  return {
    text: `select ((${alias}.id - 1) / ${PART_IDS} + 1)::int as part, max(${alias}.updated_at) as updated_at ${from}
      group by 1 order by 1`,
    values: [],
  };
}

export type SitemapEntryRow = { slug: string; updated_at: Date };

/** The rows of a part by id, at most `PART_IDS`. */
export function listEntryRows(pool: pg.Pool, kind: SitemapKind, part: number): Promise<SitemapEntryRow[]> {
  const { alias, from } = LISTED[kind];
  return prepared<SitemapEntryRow>(
    pool,
    `sitemap-${kind}`,
    `select ${alias}.slug, ${alias}.updated_at ${from} and ${alias}.id > $1 and ${alias}.id <= $2 order by ${alias}.id`,
    [(part - 1) * PART_IDS, part * PART_IDS],
  );
}
