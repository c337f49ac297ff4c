import type { LanguageCode } from '@errand/domain/language';
import { foldText } from '@errand/domain/search';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import {
  type Bind,
  countRows,
  prepared,
  type Queryable,
  runStatement,
  statement,
  type Translations,
} from '../../platform/db/index.ts';
import { shopDateSql } from '../location/location.views.ts';
import { joinModule } from '../modules/modules.views.ts';

export type SearchCount = {
  moduleId: number;
  language: LanguageCode;
  words: string;
  shown: string;
  uses: number;
  /** Searches that found nothing. */
  misses: number;
};

/**
 * Adds to the counts of the shop's day, in a fixed order, so that concurrent writers do not deadlock.
 */
export async function countSearches(q: Queryable, counts: SearchCount[], at: Date): Promise<void> {
  if (counts.length === 0) return;
  await q.execute(sql`
    insert into search_counts (module_id, language, words, shown, day, uses, misses)
    select "moduleId", language, words, shown, ${shopDate(at)}, uses, misses
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as c("moduleId" int, language text, words text, shown text, uses int, misses int)
    order by 1, 2, 3
    on conflict (module_id, language, words, day) do update set uses = search_counts.uses + excluded.uses,
      misses = search_counts.misses + excluded.misses`);
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
     where module_id = $1 and language = $2 and day >= ${shopDateSql('$3')} - $5::int and uses > 0
     group by words order by sum(uses) desc, words limit $4`,
    [moduleId, language, at, limit, days],
  );
  return rows.map((row) => row.shown);
}

/** Fewer searches for the same words could name a person; a report leaves them out. */
const LEAST_SEARCHES = 3;

export type SearchTermRow = {
  id: string;
  term: string;
  language: LanguageCode;
  module_id: number;
  module_name: Translations;
  searches: number;
  misses: number;
};

type TermFilter = {
  search?: string | undefined;
  module_id?: number | undefined;
  from: Date;
  to: Date;
  sort?: 'searches' | 'misses' | undefined;
  direction?: 'asc' | 'desc' | undefined;
};

/** What was searched for in a time, by module and language; days are those of the shop. */
export function searchTermsIn(pool: pg.Pool, filter: TermFilter) {
  const { sort = 'searches', direction = 'desc' } = filter;
  const all = (bind: Bind) => `
    select c.module_id || ' ' || c.language || ' ' || c.words as id, (array_agg(c.shown order by c.uses desc, c.day))[1] as term,
      c.language, c.module_id, sum(c.uses + c.misses)::int as searches, sum(c.misses)::int as misses
    from search_counts c
    where c.day >= ${shopDateSql(`${bind(filter.from)}::timestamptz`)} and c.day <= ${shopDateSql(`${bind(new Date(filter.to.getTime() - 1))}::timestamptz`)}
      ${filter.module_id ? `and c.module_id = ${bind(filter.module_id)}` : ''}
      ${filter.search ? `and c.words like ${bind(`%${foldText(filter.search)}%`)}` : ''}
    group by c.module_id, c.language, c.words having sum(c.uses + c.misses) >= ${LEAST_SEARCHES}`;
  return {
    rows: (limit: number, offset: number): Promise<SearchTermRow[]> =>
      runStatement<SearchTermRow>(
        pool,
        statement(
          (
            bind,
          ) => `select terms.*, m.name as module_name from (${all(bind)}) terms ${joinModule('terms.module_id')}
            order by ${sort} ${direction}, id limit ${bind(limit)} offset ${bind(offset)}`,
        ),
      ),
    count: (most: number) => countRows(pool, most, (bind) => `from (${all(bind)}) terms`),
  };
}
