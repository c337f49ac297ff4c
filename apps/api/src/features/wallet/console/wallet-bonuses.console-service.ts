import type { ParsedInput } from '@errand/contract';
import type {
  listWalletBonuses as listEndpoint,
  WalletBonusBody,
  WalletBonusRow,
} from '@errand/contract/console/promotions/wallet-bonuses';
import {
  type ConsoleContext,
  listPage,
  ofWorth,
  requireVersion,
  stateOf,
  toPeriod,
  toText,
  toWorth,
} from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  countWalletBonuses,
  findWalletBonus,
  insertWalletBonus,
  listWalletBonusRecords,
  lockWalletBonus,
  updateWalletBonusRow,
  type WalletBonusRecord,
  type WalletBonusValues,
} from './wallet-bonuses.console-queries.ts';

export function listWalletBonuses(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  const nowMs = ctx.now();
  const order = { sort: query.sort, ascending: query.direction === 'asc', nowMs };
  return listPage(
    query,
    {
      rows: (limit, offset) => listWalletBonusRecords(ctx.db, query, { ...order, limit, offset }),
      count: () => countWalletBonuses(ctx.db, query, nowMs),
    },
    (row) => toWalletBonusRow(row, nowMs),
  );
}

export async function readWalletBonus(ctx: ConsoleContext, id: number): Promise<WalletBonusRow> {
  const row = await findWalletBonus(ctx.db, id);
  if (!row) throw new AppError('not_found');
  return toWalletBonusRow(row, ctx.now());
}

/** Throws `promotion_worth` and `promotion_period`. */
export async function createWalletBonus(ctx: ConsoleContext, body: WalletBonusBody): Promise<WalletBonusRow> {
  const id = await insertWalletBonus(ctx.db, toValues(body));
  ctx.setTarget(id);
  return readWalletBonus(ctx, id);
}

/** The same, and throws `changed_meanwhile`. */
export async function updateWalletBonus(
  ctx: ConsoleContext,
  id: number,
  { version, ...body }: WalletBonusBody & { version: string },
): Promise<WalletBonusRow> {
  const row = await lockWalletBonus(ctx.db, id);
  if (!row) throw new AppError('not_found');
  requireVersion(version, row.version, toWalletBonusRow(row, ctx.now()));
  await updateWalletBonusRow(ctx.db, id, toValues(body));
  return readWalletBonus(ctx, id);
}

function toValues(body: WalletBonusBody): WalletBonusValues {
  const { type, value } = toWorth(body);
  return {
    title: toText(body.title),
    description: toText(body.description),
    type,
    value,
    minimumMinor: body.minimum_minor,
    maximumMinor: body.maximum_minor,
    ...toPeriod(body),
    active: body.active,
  };
}

function toWalletBonusRow(row: WalletBonusRecord, nowMs: number): WalletBonusRow {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    ...ofWorth(row),
    minimum_minor: row.minimumMinor,
    maximum_minor: row.maximumMinor,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    active: row.active,
    state: stateOf(row, nowMs),
    version: row.version,
  };
}
