import type { ParsedInput } from '@errand/contract';
import type { listDocuments } from '@errand/contract/console/finance/documents';
import { and, desc, eq, gt, gte, inArray, lt, ne, or, type SQL } from 'drizzle-orm';
import { countUpTo, type Scope } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import type { DocumentRow, WaitingRow } from '../documents.queries.ts';
import { documents, waitingDocuments } from '../documents.tables.ts';
import { OPERATOR_ISSUER } from '../parties.ts';

type Query = Partial<ParsedInput<typeof listDocuments>['query']>;

/** Documents, by default the latest first. Positions in the list are ids. */
export function documentsBy(q: Queryable, scope: Scope, query: Query) {
  const where = and(inScope(documents, scope), ...conditions(query));
  const { id } = documents;
  const isAscending = query.direction === 'asc';
  return {
    rows: (limit: number, after: number | null): Promise<DocumentRow[]> =>
      q
        .select()
        .from(documents)
        .where(and(where, after === null ? undefined : (isAscending ? gt : lt)(id, after)))
        .orderBy(isAscending ? id : desc(id))
        .limit(limit),
    count: (most: number) => countUpTo(q, documents, where, most),
  };
}

function conditions({ search, kind, issuer, store_id: storeId, from, to }: Query): (SQL | undefined)[] {
  const order = search && /^#?\d{1,15}$/.test(search) ? Number(search.replace('#', '')) : null;
  return [
    kind && eq(documents.kind, kind),
    issuer && (issuer === 'operator' ? eq : ne)(documents.issuer, OPERATOR_ISSUER),
    storeId === undefined ? undefined : eq(documents.storeId, storeId),
    from ? gte(documents.issuedAt, new Date(from)) : undefined,
    to ? lt(documents.issuedAt, new Date(to)) : undefined,
    search
      ? or(
          eq(documents.number, search.toUpperCase()),
          order === null ? undefined : eq(documents.orderId, order),
        )
      : undefined,
  ];
}

/** SQL condition: the row is in one of the zones, or of one of the stores. */
function inScope(table: typeof documents | typeof waitingDocuments, scope: Scope): SQL | undefined {
  if (scope.all) return undefined;
  return or(inArray(table.zoneId, [...scope.zoneIds]), inArray(table.storeId, [...scope.storeIds]));
}

/** What waits, in the scope of the member; the longest waiting first. */
export function listWaiting(q: Queryable, scope: Scope): Promise<WaitingRow[]> {
  return q
    .select()
    .from(waitingDocuments)
    .where(inScope(waitingDocuments, scope))
    .orderBy(waitingDocuments.waitsSince)
    .limit(MOST_WAITING);
}
const MOST_WAITING = 10_000;
