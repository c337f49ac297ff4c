import type { LanguageCode } from '@errand/domain/language';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable } from '../../platform/db/index.ts';

export type SearchCount = {
  moduleId: number;
  language: LanguageCode;
  words: string;
  shown: string;
  uses: number;
};

/**
 * Adds to the counts of a day ("2026-03-04"), in a fixed order, so that concurrent writers do not deadlock.
 */
export async function countSearches(q: Queryable, counts: SearchCount[], day: string): Promise<void> {
  if (counts.length === 0) return;
  await q.execute(sql`
    insert into search_counts (module_id, language, words, shown, day, uses)
    select "moduleId", language, words, shown, ${day}::date, uses
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as c("moduleId" int, language text, words text, shown text, uses int)
    order by 1, 2, 3
    on conflict (module_id, language, words, day) do update set uses = search_counts.uses + excluded.uses`);
}

export async function listTrendingRows(
  pool: pg.Pool,
  moduleId: number,
  language: LanguageCode,
  since: string,
  limit: number,
): Promise<string[]> {
  const rows = await prepared<{ shown: string }>(
    pool,
    'searches-trending',
    `select (array_agg(shown order by uses desc, day))[1] as shown from search_counts
     where module_id = $1 and language = $2 and day >= $3::date
     group by words order by sum(uses) desc, words limit $4`,
    [moduleId, language, since, limit],
  );
  return rows.map((row) => row.shown);
}
