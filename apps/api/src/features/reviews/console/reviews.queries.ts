import type { ParsedInput } from '@errand/contract';
import { type listReviews, REVIEW_KINDS, type ReviewKind } from '@errand/contract/console/support/reviews';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../../console/index.ts';
import { inDefaultLanguage, type Queryable, type Translations } from '../../../platform/db/index.ts';
import { containsWords, translationContains } from '../../../platform/search/index.ts';
import { type CourierRow, courierSql } from '../../couriers/couriers.views.ts';
import { contactFirstNameSql, isOrderInSql } from '../../orders/orders.views.ts';
import { VEHICLE_REVIEWS } from '../../rental/rental.views.ts';
import { isStoreInSql } from '../../stores/stores.views.ts';

type Query = ParsedInput<typeof listReviews>['query'];

/** A review of any kind. */
export type ReviewRecord = {
  kind: ReviewKind;
  id: number;
  rating: number;
  comment: Translations;
  customer_name: Translations;
  /** Null for a courier. */
  store_id: number | null;
  /** The item, courier or vehicle; null for a store itself. */
  subject_id: number | null;
  courier: CourierRow | null;
  vehicle_name: Translations | null;
  order_id: number | null;
  reply: Translations | null;
  hidden_ms: number | null;
  hide_reason: string | null;
  pictures: string[];
  created_ms: number;
  version: string;
};

const MODERATED = 'r.hidden_at, r.hide_reason, r.created_at, r.xmin::text as version';

/** The reviews of each kind with the same columns. */
const SOURCES: Record<ReviewKind, string> = {
  item: `select 'item' as kind, r.id, r.rating, r.comment, r.customer_name, r.store_id, r.item_id as subject_id,
    null::jsonb as courier, null::jsonb as vehicle_name, r.order_id, r.reply, r.pictures, ${MODERATED} from reviews r`,
  courier: `select 'courier' as kind, r.id, r.rating, jsonb_build_object('${DEFAULT_LANGUAGE}', r.comment) as comment,
    jsonb_build_object('${DEFAULT_LANGUAGE}', ${contactFirstNameSql('r.order_id')}) as customer_name, null::int as store_id,
    r.courier_id as subject_id, ${courierSql('r.courier_id')}::jsonb as courier, null::jsonb as vehicle_name, r.order_id,
    null::jsonb as reply, r.pictures, ${MODERATED} from courier_reviews r`,
  vehicle: `select 'vehicle' as kind, r.id, r.rating, r.comment, r.customer_name, r.store_id, r.vehicle_id as subject_id,
    null::jsonb as courier, r.vehicle_name, r.order_id, r.reply, '[]'::jsonb as pictures, ${MODERATED}
    from ${VEHICLE_REVIEWS} r`,
};

const COLUMNS =
  sql.raw(`r.kind, r.id, r.rating, r.comment, r.customer_name, r.store_id, r.subject_id, r.courier,
  r.vehicle_name, r.order_id, r.reply, r.pictures, r.hide_reason, r.version,
  (extract(epoch from r.hidden_at) * 1000)::float8 as hidden_ms,
  (extract(epoch from r.created_at) * 1000)::float8 as created_ms`);

/** The reviews of a scope: those of its stores and vehicles, and of couriers who delivered in its zones. */
export function reviewsIn(q: Queryable, scope: Scope, query: Query) {
  const direction = query.direction === 'asc' ? 'asc' : 'desc';
  const stars = query.sort === 'rating' ? `r.rating ${direction}, ` : '';
  const order = sql.raw(`order by ${stars}r.created_at ${direction}, r.kind, r.id ${direction}`);
  return {
    async rows(limit: number, offset: number): Promise<ReviewRecord[]> {
      const most = sql`limit ${offset + limit}`;
      const found = union(query, (kind) => sql`where ${matching(kind, scope, query)} ${order} ${most}`);
      const { rows } = await q.execute<ReviewRecord>(
        sql`select ${COLUMNS} from (${found}) r ${order} limit ${limit} offset ${offset}`,
      );
      return rows;
    },
    async count(most: number): Promise<number> {
      const found = union(query, (kind) => sql`where ${matching(kind, scope, query)} limit ${most}`);
      const { rows } = await q.execute<{ total: number }>(
        sql`select count(*)::int as total from (select 1 from (${found}) r limit ${most}) r`,
      );
      return rows[0]?.total ?? 0;
    },
  };
}

export type ReviewKey = { kind: ReviewKind; id: number };

export async function findReview(q: Queryable, { kind, id }: ReviewKey): Promise<ReviewRecord | null> {
  const source = sql.raw(SOURCES[kind]);
  const { rows } = await q.execute<ReviewRecord>(
    sql`select ${COLUMNS} from (${source}) r where r.id = ${id}`,
  );
  return rows[0] ?? null;
}

function union({ kind }: Query, condition: (kind: ReviewKind) => SQL): SQL {
  const kinds = kind ? [kind] : REVIEW_KINDS;
  return sql.join(
    kinds.map((one) => sql`(select * from (${sql.raw(SOURCES[one])}) r ${condition(one)})`),
    sql` union all `,
  );
}

function matching(kind: ReviewKind, scope: Scope, filter: Query): SQL {
  const { search, rating, hidden, replied, store_id: storeId, item_id: itemId, from, to } = filter;
  const conditions = [
    scope.all ? null : isInScope(kind, scope),
    search ? isFound(search) : null,
    rating ? sql`r.rating = ${rating}` : null,
    hidden === undefined ? null : sql`(r.hidden_at is not null) = ${hidden}`,
    replied === undefined ? null : sql`(r.reply is not null) = ${replied}`,
    storeId ? sql`r.store_id = ${storeId}` : null,
    itemId ? sql`r.kind = 'item' and r.subject_id = ${itemId}` : null,
    from ? sql`r.created_at >= ${new Date(from)}` : null,
    to ? sql`r.created_at < ${new Date(to)}` : null,
  ];
  const given = conditions.filter((condition) => condition !== null);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
}

function isInScope(kind: ReviewKind, { zoneIds, storeIds }: Exclude<Scope, { all: true }>): SQL {
  if (kind !== 'courier') return isStoreInSql(sql`r.store_id`, { zoneIds, storeIds });
  // Couriers are the operator's, so a store sees none of their reviews.
  return isOrderInSql(sql`r.order_id`, { zoneIds, storeIds: [] });
}

function isFound(words: string): SQL {
  const name = inDefaultLanguage(sql`r.customer_name`);
  return sql`(${translationContains(sql`r.comment`, words)} or ${containsWords(name, words)})`;
}

/** The key of a review in the console: `12` for a store or item, `courier-12`, `vehicle-12`. */
export function reviewKey({ kind, id }: ReviewKey): string {
  return kind === 'item' ? String(id) : `${kind}-${id}`;
}

/** Parses a key of `reviewKey`; null for an invalid one. */
export function parseReviewKey(text: string): ReviewKey | null {
  const [, kind = 'item', id] = /^(?:([a-z]+)-)?(\d{1,9})$/.exec(text) ?? [];
  const known = REVIEW_KINDS.find((one) => one === kind);
  return known && id !== undefined ? { kind: known, id: Number(id) } : null;
}
