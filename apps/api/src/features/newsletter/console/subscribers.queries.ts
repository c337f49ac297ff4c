import type { ParsedInput } from '@errand/contract';
import type { listSubscribers } from '@errand/contract/console/newsletter/subscribers';
import type { SubscriptionState } from '@errand/domain/newsletter';
import { count, eq, getTableColumns, inArray } from 'drizzle-orm';
import type pg from 'pg';
import { type Bind, countRows, type Queryable, runStatement, statement } from '../../../platform/db/index.ts';
import { containsWordsSql } from '../../../platform/search/index.ts';
import { newsletterSubscribers, newsletterTexts } from '../newsletter.tables.ts';

type Filter = Pick<
  ParsedInput<typeof listSubscribers>['query'],
  'direction' | 'language' | 'search' | 'state'
>;

/** Subscribers by their number, which is the order in which they were entered. */
export function subscribersBy(pool: pg.Pool, filter: Filter) {
  const ascending = filter.direction === 'asc';
  return {
    rows: (limit: number, after: number | null) =>
      runStatement<{ id: number }>(
        pool,
        statement((bind) => {
          const rest = after === null ? 'true' : `s.id ${ascending ? '>' : '<'} ${bind(after)}`;
          return `select s.id ${matching(bind, filter)} and ${rest}
            order by s.id ${ascending ? 'asc' : 'desc'} limit ${bind(limit)}`;
        }),
      ),
    count: (most: number) => countRows(pool, most, (bind) => matching(bind, filter)),
  };
}

function matching(bind: Bind, { language, search, state }: Filter): string {
  const conditions = [
    'true',
    state && `s.state = ${bind(state)}`,
    language && `s.language = ${bind(language)}`,
    search && containsWordsSql('s.email', search, bind),
  ].filter(Boolean);
  return `from newsletter_subscribers s where ${conditions.join(' and ')}`;
}

export type SubscriberWithText = typeof newsletterSubscribers.$inferSelect & { text: string | null };

/** Subscribers with the text to which they consented. */
export function listWithText(q: Queryable, ids: number[]): Promise<SubscriberWithText[]> {
  return q
    .select({ ...getTableColumns(newsletterSubscribers), text: newsletterTexts.text })
    .from(newsletterSubscribers)
    .leftJoin(newsletterTexts, eq(newsletterTexts.id, newsletterSubscribers.textId))
    .where(inArray(newsletterSubscribers.id, ids));
}

export async function countStates(q: Queryable): Promise<Map<SubscriptionState, number>> {
  const rows = await q
    .select({ state: newsletterSubscribers.state, count: count() })
    .from(newsletterSubscribers)
    .groupBy(newsletterSubscribers.state);
  return new Map(rows.map(({ state, count: number }) => [state, number]));
}
