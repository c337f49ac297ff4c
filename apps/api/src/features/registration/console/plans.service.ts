import type { ParsedInput } from '@errand/contract';
import type { listPlans as listEndpoint, PlanBody, PlanOfShop } from '@errand/contract/console/stores/plans';
import { withoutEmpty } from '@errand/domain/language';
import { type ConsoleContext, listPage, publishShopChanged, requireVersion } from '../../../console/index.ts';
import { requireFound, toWire } from '../../../platform/http/index.ts';
import { type PlanRecord, type PlanValues, planRows, plansBy } from './plans.queries.ts';

/** A page of the plans. Its cursor is the number of rows before it. */
export function listPlans(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  return listPage(query, plansBy(ctx.db, query), async (rows) => rows.map(toRow));
}

export async function readPlan(ctx: ConsoleContext, id: number): Promise<PlanOfShop> {
  return toRow(requireFound(await planRows.find(ctx.db, id)));
}

export async function createPlan(ctx: ConsoleContext, body: PlanBody): Promise<PlanOfShop> {
  const id = await planRows.insert(ctx.db, toValues(body));
  ctx.setTarget(id);
  await publishShopChanged(ctx);
  return readPlan(ctx, id);
}

/** Throws `changed_meanwhile`. */
export async function updatePlan(
  ctx: ConsoleContext,
  id: number,
  { version, ...body }: PlanBody & { version: string },
): Promise<PlanOfShop> {
  const current = requireFound(await planRows.lock(ctx.db, id));
  requireVersion(version, current.version, toRow(current));
  await planRows.update(ctx.db, id, toValues(body));
  await publishShopChanged(ctx);
  return readPlan(ctx, id);
}

function toRow(record: PlanRecord): PlanOfShop {
  return toWire(record);
}

function toValues(body: PlanBody): PlanValues {
  return {
    name: withoutEmpty(body.name),
    description: withoutEmpty(body.description),
    priceMinor: body.price_minor,
    validityDays: body.validity_days,
    mostOrders: body.most_orders ?? null,
    mostItems: body.most_items ?? null,
    pos: body.pos,
    mobileApp: body.mobile_app,
    chat: body.chat,
    reviews: body.reviews,
    ownDelivery: body.own_delivery,
    recommended: body.recommended,
    active: body.active,
    position: body.position,
  };
}
