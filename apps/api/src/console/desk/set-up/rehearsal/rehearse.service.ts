import { randomUUID } from 'node:crypto';
import type { ModuleSetUp, Rehearsal } from '@errand/contract/console/set-up';
import type { ModuleType } from '@errand/domain/modules';
import { AppError } from '../../../../platform/http/index.ts';
import { NO_MAPS } from '../../../../platform/maps/index.ts';
import { errorText } from '../../../../platform/texts/index.ts';
import type { ConsoleContext } from '../../../console-context.ts';
import { readModules } from '../module-set-up.service.ts';
import { fixOf } from './fix-of.ts';
import type { Rehearse } from './rehearsal-context.ts';
import { rehearseOrder } from './rehearse-order.ts';
import { rehearseParcel } from './rehearse-parcel.ts';
import { rehearseTrip } from './rehearse-trip.ts';

const REHEARSALS: Record<ModuleType, Rehearse> = {
  food: rehearseOrder,
  grocery: rehearseOrder,
  pharmacy: rehearseOrder,
  ecommerce: rehearseOrder,
  parcel: rehearseParcel,
  rental: rehearseTrip,
};

/** Ends the transaction of a module that worked, so that nothing of it stays. */
class Rollback extends Error {
  readonly totalMinor: number;
  constructor(totalMinor: number) {
    super('the rehearsal is rolled back');
    this.totalMinor = totalMinor;
  }
}

/**
 * Places an order in each active module through the services of the shop, as a guest who comes when the store is open and
 * the shop takes orders. Every order is rolled back with its events and jobs, which belong to its transaction, so that
 * nothing is sent. The audit entry of the call names the results.
 */
export async function rehearse(ctx: ConsoleContext): Promise<{ modules: Rehearsal[] }> {
  const { modules } = await readModules(ctx);
  const results: Rehearsal[] = [];
  // One after the other, on the connection of the call.
  for (const module of modules) results.push(await rehearseModule(ctx, module));
  ctx.setTarget(results.map(({ type, id, problem }) => `${type} ${id} ${problem?.code ?? 'ok'}`).join(', '));
  return { modules: results };
}

async function rehearseModule(ctx: ConsoleContext, module: ModuleSetUp): Promise<Rehearsal> {
  const { id, name, type } = module;
  const result = { id, name, type };
  const missing = module.parts.find(({ done }) => !done);
  if (missing)
    return { ...result, total_minor: null, problem: problemOf(ctx, 'module_incomplete', missing.part) };
  try {
    await ctx.db.transaction(async () => {
      throw new Rollback(await REHEARSALS[type](await asGuest(ctx, id), id));
    });
    throw new Error('a rehearsal has to be rolled back');
  } catch (error) {
    if (error instanceof Rollback) return { ...result, total_minor: error.totalMinor, problem: null };
    if (!(error instanceof AppError)) {
      ctx.log.error({ err: error }, 'rehearsal failed');
      return { ...result, total_minor: null, problem: problemOf(ctx, 'internal', null) };
    }
    const [{ code, details }] = error.rejections;
    const problem = { code, message: errorText(code, ctx.language, details), fix: fixOf(code, type) };
    return { ...result, total_minor: null, problem };
  }
}

function problemOf(
  { language }: ConsoleContext,
  code: 'internal' | 'module_incomplete',
  fix: NonNullable<Rehearsal['problem']>['fix'],
): Rehearsal['problem'] {
  return { code, message: errorText(code, language), fix };
}

/** The request of a guest in a shop that is open. Maps are left out, which may be a service outside. */
async function asGuest(ctx: ConsoleContext, moduleId: number): Promise<ConsoleContext> {
  const settings = await ctx.settings();
  const open = { ...settings, orders_open: true, maintenance_mode: false, guest_checkout_status: 1 as const };
  return {
    ...ctx,
    viewer: { kind: 'guest', guestId: `rehearsal-${randomUUID()}` },
    moduleId,
    idempotencyKey: null,
    uploads: [],
    settings: async () => open,
    maps: NO_MAPS,
  };
}
