import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable } from '../../platform/db/index.ts';

/** Counts the catalogue's words anew, for the correction of spelling. After imports and other large changes. */
export async function rebuildSearchWords(q: Queryable): Promise<void> {
  await q.execute(sql`
    with counted as (
      select word, ndoc from ts_stat('select search from items where active union all select search from stores where active') where char_length(word) > 2
    ), gone as (
      delete from search_words where word not in (select word from counted)
    )
    insert into search_words (word, uses) select word, ndoc from counted
    on conflict (word) do update set uses = excluded.uses`);
}

/** For each word that begins no word of the catalogue, the most similar one that exists; null where none is. */
export async function listCorrections(pool: pg.Pool, words: string[]): Promise<(string | null)[]> {
  const rows = await prepared<{ corrected: string | null }>(pool, 'search-corrections', CORRECTIONS, [words]);
  return rows.map((row) => row.corrected);
}

const CORRECTIONS = `
  select case
    when exists (select 1 from search_words k where k.word like w.word || '%') then w.word
    else (select k.word from search_words k where k.word % w.word
      order by similarity(k.word, w.word) desc, k.uses desc, k.word limit 1)
  end as corrected
  from unnest($1::text[]) with ordinality as w(word, place) order by w.place`;
