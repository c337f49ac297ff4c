import type { ParsedInput } from '@errand/contract';
import type { listPayoutRuns } from '@errand/contract/console/finance/runs';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { countUpTo } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import type { RunRow } from '../payouts.queries.ts';
import { payoutRuns } from '../payouts.tables.ts';

/** Runs, by default the latest first. Positions in the list are ids. */
export function runsBy(q: Queryable, query: ParsedInput<typeof listPayoutRuns>['query']) {
  const where = and(
    query.kind ? eq(payoutRuns.kind, query.kind) : undefined,
    query.status ? eq(payoutRuns.status, query.status) : undefined,
  );
  const { id } = payoutRuns;
  const isAscending = query.direction === 'asc';
  return {
    rows: (limit: number, after: number | null): Promise<RunRow[]> =>
      q
        .select()
        .from(payoutRuns)
        .where(and(where, after === null ? undefined : (isAscending ? gt : lt)(id, after)))
        .orderBy(isAscending ? id : desc(id))
        .limit(limit),
    count: (most: number) => countUpTo(q, payoutRuns, where, most),
  };
}
