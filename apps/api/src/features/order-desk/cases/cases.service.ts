import type { ParsedInput, ResponseInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/cases';
import { CASE_KINDS, type CaseKind, type CaseRow } from '@errand/contract/console/cases';
import type { Permission } from '@errand/contract/console/permissions';
import { type ConsoleContext, listPage, type Place, type Scope, scopeOf } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { translated } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type CaseRecord, casesIn, lockClaim, updateClaim, type VisibleKinds } from './cases.queries.ts';

/** What a member must be allowed to read to see cases of a kind. */
export const KIND_PERMISSIONS: Record<CaseKind, Permission> = {
  absence: 'orders.read',
  rejection: 'orders.read',
  problem: 'problems.read',
  refund: 'refunds.read',
  transfer: 'payments.read',
  charge: 'rental.settle',
  message: 'chat.read',
  item_review: 'reviews.read',
  courier_review: 'reviews.read',
  vehicle_review: 'reviews.read',
  funding: 'customers.fund',
  correction: 'finance.pay',
  hand_refund: 'finance.pay',
  payout: 'finance.pay',
  documents: 'finance.read',
  chargeback: 'finance.read',
  closing: 'finance.close',
  store_application: 'stores.approve',
  courier_application: 'couriers.approve',
  advertisement: 'promotions.update',
};

export async function listCases(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listCases>['query'],
): Promise<ResponseInput<typeof contract.listCases>> {
  const found = casesIn(ctx.pool, visibleKinds(ctx), query, new Date(ctx.now()));
  return listPage(query, found, (rows) => toRows(ctx, rows));
}

/** The zone and the store of an open case that the member may see; null for any other. */
export async function findCasePlace(ctx: ConsoleContext, key: string): Promise<Place | null> {
  const found = await findCase(ctx, key);
  return found && { zoneIds: found.zone_id === null ? [] : [found.zone_id], storeId: found.store_id };
}

/**
 * Gives a case to the member. `from` is the member who has it as the caller saw it. Throws `case_taken` if it is another
 * one meanwhile, and `not_found` once the case is closed.
 */
export function takeCase(ctx: ConsoleContext, key: string, from: number | null): Promise<CaseRow> {
  return changeClaim(ctx, key, (owner) => {
    if (owner !== from && owner !== ctx.member.id) throw new AppError('case_taken');
    return { staffId: ctx.member.id, takenAt: new Date(ctx.now()) };
  });
}

/** Gives a case of the member back to the queue. Throws like `takeCase`. */
export function releaseCase(ctx: ConsoleContext, key: string): Promise<CaseRow> {
  return changeClaim(ctx, key, (owner) => {
    if (owner !== ctx.member.id) throw new AppError('case_taken');
    return { staffId: null };
  });
}

/** Closes a case that nobody else has, until it is reported again. Throws like `takeCase`. */
export async function closeCase(ctx: ConsoleContext, key: string): Promise<{ done: true }> {
  await changeClaim(ctx, key, (owner) => {
    if (owner !== null && owner !== ctx.member.id) throw new AppError('case_taken');
    const now = new Date(ctx.now());
    return { staffId: ctx.member.id, takenAt: now, closedAt: now };
  });
  return { done: true };
}

/** Changes the claim of a case while it is locked. `change` gets the member who has it. Returns the case as it was open. */
async function changeClaim(
  ctx: ConsoleContext,
  key: string,
  change: (owner: number | null) => Parameters<typeof updateClaim>[2],
): Promise<CaseRow> {
  const { kind, subjectId } = parseKey(key) ?? notFound();
  return ctx.db.transaction(async (tx) => {
    await lockClaim(tx, { kind, subjectId }, new Date(ctx.now()));
    const open = (await findCase(ctx, key)) ?? notFound();
    await updateClaim(tx, { kind, subjectId }, change(open.taken_by));
    const [row] = await toRows(ctx, [(await findCase(ctx, key)) ?? open]);
    return row ?? notFound();
  });
}

function notFound(): never {
  throw new AppError('not_found');
}

async function findCase(ctx: ConsoleContext, key: string): Promise<CaseRecord | null> {
  const parsed = parseKey(key);
  if (!parsed) return null;
  const filter = { kind: parsed.kind, id: parsed.subjectId };
  const [row] = await casesIn(ctx.pool, visibleKinds(ctx), filter, new Date(ctx.now())).rows(1, 0);
  return row ?? null;
}

function parseKey(key: string): { kind: CaseKind; subjectId: number } | null {
  const [, name, id] = /^([a-z_]+)-(\d{1,15})$/.exec(key) ?? [];
  const kind = CASE_KINDS.find((known) => known === name);
  return kind ? { kind, subjectId: Number(id) } : null;
}

/** The kinds that the member may read, each in the zones where they may. Conversations with the operator are in none. */
function visibleKinds({ member }: ConsoleContext): VisibleKinds {
  const own = scopeOf(member.grants, 'cases.read', 'zone');
  if (!own) return [];
  return CASE_KINDS.flatMap((kind) => {
    const scope = scopeOf(member.grants, KIND_PERMISSIONS[kind], 'zone');
    return scope ? [{ kind, scope: both(own, scope) }] : [];
  });
}

function both(one: Scope, other: Scope): Scope {
  if (one.all) return other;
  if (other.all) return one;
  return { ...one, zoneIds: one.zoneIds.filter((id) => other.zoneIds.includes(id)) };
}

async function toRows(ctx: ConsoleContext, rows: CaseRecord[]): Promise<CaseRow[]> {
  const staff = await listStaffNames(
    ctx.db,
    rows.map(({ taken_by }) => taken_by),
  );
  return rows.map((row) => toRow(ctx, row, staff.get(row.taken_by ?? 0) ?? null));
}

function toRow({ language }: ConsoleContext, row: CaseRecord, takenBy: CaseRow['taken_by']): CaseRow {
  const { contact, customer, courier } = row;
  return {
    id: `${row.kind}-${row.id}`,
    kind: row.kind,
    order_id: row.order_id,
    order_type: row.order_type,
    store: row.store_id === null ? null : { id: row.store_id, name: translated(row.store_name, language) },
    customer: contact
      ? { name: contact.name, phone: contact.phone }
      : customer && {
          name: `${customer.first_name} ${customer.last_name}`.trim(),
          phone: customer.phone ?? '',
        },
    courier: courier && {
      name: `${translated(courier.first_name, language)} ${translated(courier.last_name, language)}`.trim(),
      phone: courier.phone,
    },
    text: row.text,
    created_at: row.at.toISOString(),
    taken_by: takenBy,
    taken_at: row.taken_at?.toISOString() ?? null,
  };
}
