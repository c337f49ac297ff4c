import type { TypedWord } from '@errand/domain/search';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable, type Tx } from '../../../platform/db/index.ts';
import { FROM_STORES } from '../../stores/stores.views.ts';
import { FROM_ITEMS } from '../catalog.views.ts';

const TEXTS = `select i.search ${FROM_ITEMS} where i.active union all select s.search ${FROM_STORES} where s.active`;

/** Rebuilds the words for spelling correction from the whole catalog, after imports and other large changes. */
export async function rebuildSearchWords(q: Queryable): Promise<void> {
  await q.execute(sql`
    with counted as (
      select word, ndoc from ts_stat(${TEXTS}) where char_length(word) > 2
    ), gone as (
      delete from search_words where word not in (select word from counted)
    )
    insert into search_words (word, uses) select word, ndoc from counted
    on conflict (word) do update set uses = excluded.uses`);
}

/** Adds the words of new or changed items, in one order so that two writers do not deadlock. */
export async function addSearchWords(tx: Tx, itemIds: number[]): Promise<void> {
  await tx.execute(sql`
    insert into search_words (word)
    select distinct word ${sql.raw(FROM_ITEMS)}, unnest(tsvector_to_array(i.search)) word
    where i.id = any(${sql.param(itemIds)}::int[]) and i.active and char_length(word) > 2 order by 1
    on conflict do nothing`);
}

/** Looks typed words up in the catalog. */
export function listNearWords(pool: pg.Pool, words: string[]): Promise<TypedWord[]> {
  return prepared<TypedWord>(pool, 'search-near-words', NEAR, [words]);
}

/**
 * Candidates share a trigram or the first letters, because a typing error in a short word leaves few common
 * trigrams.
 */
const NEAR = `
  select w.word, known, case when known then '[]' else coalesce((
    select json_agg(json_build_object('word', n.word, 'uses', n.uses)) from (
      select k.word, k.uses from search_words k
      where (k.word % w.word or k.word like left(w.word, 2) || '%')
        and char_length(k.word) between char_length(w.word) - 3 and char_length(w.word) + 6
      order by similarity(k.word, w.word) desc, k.uses desc, k.word limit 80) n), '[]') end as near
  from unnest($1::text[]) with ordinality as w(word, place),
    lateral (select exists (select 1 from search_words k where k.word like w.word || '%') as known) b
  order by w.place`;
