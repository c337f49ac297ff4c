import type { LanguageCode } from '@errand/domain/language';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable } from '../../platform/db/index.ts';
import { shopDateSql } from '../location/location.views.ts';

export type SearchCount = {
  moduleId: number;
  language: LanguageCode;
  words: string;
  shown: string;
  uses: number;
};

/**
 * Adds to the counts of the shop's day, in a fixed order, so that concurrent writers do not deadlock.
 */
export async function countSearches(q: Queryable, counts: SearchCount[], at: Date): Promise<void> {
  if (counts.length === 0) return;
  await q.execute(sql`
    insert into search_counts (module_id, language, words, shown, day, uses)
    select "moduleId", language, words, shown, ${shopDate(at)}, uses
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as c("moduleId" int, language text, words text, shown text, uses int)
    order by 1, 2, 3
    on conflict (module_id, language, words, day) do update set uses = search_counts.uses + excluded.uses`);
}

function shopDate(at: Date): SQL {
  const [before = '', after = ''] = shopDateSql('?').split('?');
  return sql`${sql.raw(before)}${at.toISOString()}${sql.raw(after)}`;
}

/** The searches of the shop's day and the `days` before it, the most frequent first. */
export async function listTrendingRows(
  pool: pg.Pool,
  moduleId: number,
  language: LanguageCode,
  { at, days, limit }: { at: Date; days: number; limit: number },
): Promise<string[]> {
  const rows = await prepared<{ shown: string }>(
    pool,
    'searches-trending',
    `select (array_agg(shown order by uses desc, day))[1] as shown from search_counts
     where module_id = $1 and language = $2 and day >= ${shopDateSql('$3')} - $5::int
     group by words order by sum(uses) desc, words limit $4`,
    [moduleId, language, at, limit, days],
  );
  return rows.map((row) => row.shown);
}
