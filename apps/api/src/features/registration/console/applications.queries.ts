import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo, type Scope } from '../../../console/index.ts';
import { phonePattern, type Queryable } from '../../../platform/db/index.ts';
import { containsWords, translationContains } from '../../../platform/search/index.ts';
import {
  courierApplications,
  courierVehicles,
  storeApplications,
  storePlans,
} from '../registration.tables.ts';

type Applications = typeof storeApplications | typeof courierApplications;
type Status = (typeof storeApplications.$inferSelect)['status'];

export type ApplicationFilter = {
  search?: string | undefined;
  status?: Status | undefined;
  zone_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
};
type Page = { limit: number; offset: number; direction: 'asc' | 'desc' | null };

const STORE = { ...getTableColumns(storeApplications), planName: storePlans.name };
const COURIER = { ...getTableColumns(courierApplications), vehicle: courierVehicles.name };
export type StoreApplicationRow = Awaited<ReturnType<typeof listStoreApplicationRows>>[number];
export type CourierApplicationRow = Awaited<ReturnType<typeof listCourierApplicationRows>>[number];

function matching(table: Applications, scope: Scope, filter: ApplicationFilter): SQL | undefined {
  const { search, status, zone_id: zoneId, from, to } = filter;
  return and(
    scope.all ? undefined : inArray(table.zoneId, [...scope.zoneIds]),
    search ? isFound(table, search) : undefined,
    status ? eq(table.status, status) : undefined,
    zoneId ? eq(table.zoneId, zoneId) : undefined,
    from ? gte(table.createdAt, new Date(from)) : undefined,
    to ? lt(table.createdAt, new Date(to)) : undefined,
  );
}

function isFound(table: Applications, words: string): SQL | undefined {
  const pattern = phonePattern(words);
  return or(
    containsWords(sql`${table.firstName} || ' ' || ${table.lastName}`, words),
    containsWords(table.email, words),
    sql`${table.phone} like ${pattern}`,
    'name' in table ? translationContains(table.name, words) : undefined,
  );
}

/** By default pending applications come first, the longest waiting on top. */
function orderOf(table: Applications, direction: Page['direction']): SQL[] {
  if (direction === null)
    return [desc(sql`${table.status} = 'pending'`), asc(table.createdAt), asc(table.id)];
  const order = direction === 'asc' ? asc : desc;
  return [order(table.createdAt), order(table.id)];
}

function listStoreApplicationRows(
  q: Queryable,
  scope: Scope,
  filter: ApplicationFilter,
  { limit, offset, direction }: Page,
) {
  return q
    .select(STORE)
    .from(storeApplications)
    .leftJoin(storePlans, eq(storePlans.id, storeApplications.planId))
    .where(matching(storeApplications, scope, filter))
    .orderBy(...orderOf(storeApplications, direction))
    .limit(limit)
    .offset(offset);
}

function listCourierApplicationRows(
  q: Queryable,
  scope: Scope,
  filter: ApplicationFilter,
  { limit, offset, direction }: Page,
) {
  return q
    .select(COURIER)
    .from(courierApplications)
    .innerJoin(courierVehicles, eq(courierVehicles.id, courierApplications.vehicleId))
    .where(matching(courierApplications, scope, filter))
    .orderBy(...orderOf(courierApplications, direction))
    .limit(limit)
    .offset(offset);
}

/** Counts matching applications, up to `most`. */
export function countApplications(
  q: Queryable,
  table: Applications,
  scope: Scope,
  filter: ApplicationFilter,
  most: number,
): Promise<number> {
  return countUpTo(q, table, matching(table, scope, filter), most);
}

async function findStoreApplication(q: Queryable, id: number): Promise<StoreApplicationRow | null> {
  const [row] = await q
    .select(STORE)
    .from(storeApplications)
    .leftJoin(storePlans, eq(storePlans.id, storeApplications.planId))
    .where(eq(storeApplications.id, id));
  return row ?? null;
}

async function findCourierApplication(q: Queryable, id: number): Promise<CourierApplicationRow | null> {
  const [row] = await q
    .select(COURIER)
    .from(courierApplications)
    .innerJoin(courierVehicles, eq(courierVehicles.id, courierApplications.vehicleId))
    .where(eq(courierApplications.id, id));
  return row ?? null;
}

export type Decision = { status: 'approved' | 'rejected'; rejectReason?: string; at: Date };

/** Decides a pending application. False for one that was decided before: of two decisions at once one counts. */
export async function decideApplication(
  q: Queryable,
  table: Applications,
  id: number,
  { status, rejectReason, at }: Decision,
): Promise<boolean> {
  const rows = await q
    .update(table)
    .set({ status, rejectReason: rejectReason ?? null, decidedAt: at, updatedAt: at })
    .where(and(eq(table.id, id), eq(table.status, 'pending')))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Records the store or courier that the approval of an application created. */
export async function setCreated(
  q: Queryable,
  table: Applications,
  id: number,
  createdId: number,
): Promise<void> {
  const column = sql.identifier(table === storeApplications ? 'store_id' : 'courier_id');
  await q.execute(sql`update ${table} set ${column} = ${createdId} where ${table.id} = ${id}`);
}

/** The applications of one kind. */
export type ApplicationsOf<Row> = {
  table: Applications;
  list: (q: Queryable, scope: Scope, filter: ApplicationFilter, page: Page) => Promise<Row[]>;
  find: (q: Queryable, id: number) => Promise<Row | null>;
};

export const OF_STORES: ApplicationsOf<StoreApplicationRow> = {
  table: storeApplications,
  list: async (...asked) => listStoreApplicationRows(...asked),
  find: findStoreApplication,
};

export const OF_COURIERS: ApplicationsOf<CourierApplicationRow> = {
  table: courierApplications,
  list: async (...asked) => listCourierApplicationRows(...asked),
  find: findCourierApplication,
};
