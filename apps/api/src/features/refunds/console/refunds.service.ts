import type { ParsedInput } from '@errand/contract';
import type { listRefunds as listEndpoint } from '@errand/contract/console/refunds';
import type { SparedParty } from '@errand/domain/books';
import type { RefundDestination } from '@errand/domain/orders';
import { byValue, type ConsoleContext, listPageAfter, type Place } from '../../../console/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { AppError, customerIdOf, requireFound, toWire } from '../../../platform/http/index.ts';
import { findOrderOwner, findOrderPlace } from '../../orders/orders.views.ts';
import { decideRefund } from '../decide-refund.ts';
import type { RefundRequest } from '../refunds.queries.ts';
import { findRefund, refundsIn } from './refunds.queries.ts';

/** A page of the requests in the caller's scope. Its cursor is amount and id of the row before it. */
export function listRefunds(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  return listPageAfter(
    query,
    { ...refundsIn(ctx.db, ctx.scope, query), ...byValue((row: RefundRequest) => row.amountMinor) },
    (rows) => rows.map((row) => toRefundResponse(ctx, row)),
  );
}

/** Where a request belongs: the zone and the store of its order. */
export async function findRefundPlace(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const request = await findRefund(ctx.db, id);
  return request && findOrderPlace(ctx.db, request.orderId);
}

export async function readRefund(ctx: ConsoleContext, id: number) {
  const request = requireFound(await findRefund(ctx.db, id));
  const owner = await findOrderOwner(ctx.db, request.orderId);
  return {
    ...toRefundResponse(ctx, request),
    has_wallet: owner !== null && customerIdOf(owner) !== null,
  };
}

/** Decides a whole request. Throws `refund_decided` if another member was faster, and `refund_owed`. */
export async function decide(
  ctx: ConsoleContext,
  id: number,
  decision: {
    approved: boolean;
    note: string | null;
    destination?: RefundDestination;
    spared: readonly SparedParty[];
  },
) {
  const request = requireFound(await findRefund(ctx.db, id));
  await decideRefund(ctx, request.orderId, { ...decision, only: id }, () => {
    throw new AppError('refund_decided');
  });
  return readRefund(ctx, id);
}

function toRefundResponse({ publicUrl }: ConsoleContext, { lines, ...row }: RefundRequest) {
  return {
    ...toWire(row),
    lines: lines?.map((line) => toWire(line)) ?? null,
    pictures: row.pictures.flatMap((key) => mediaUrl(publicUrl, key) ?? []),
  };
}
