import * as contract from '@errand/contract/console/rental/counter';
import * as disputes from '@errand/contract/console/rental/disputes';
import type { ConsoleContext, ConsoleRoute } from '../../../../console/index.ts';
import { isId, isOrderId } from '../../../../platform/db/index.ts';
import { findOrderPlace } from '../../../orders/orders.views.ts';
import { addPicture, removePicture } from './counter-pictures.service.ts';
import { readCounterTrip } from './counter-trip.ts';
import { findChargePlace, readDispute, settleDispute } from './disputes.service.ts';
import { countPickupCode, handOver } from './handover.service.ts';
import { takeBack } from './return.service.ts';
import { undoHandover } from './undo-handover.service.ts';

type One = { params: { id: number } };

async function target({ db }: ConsoleContext, { params: { id } }: One) {
  return isOrderId(id) ? findOrderPlace(db, id) : null;
}

async function chargeTarget(ctx: ConsoleContext, { params: { id } }: One) {
  return isId(id) ? findChargePlace(ctx, id) : null;
}

/** Hand-over and return of trips at their provider's counter, and disputes about what is charged there. */
export function counterConsoleRoutes(route: ConsoleRoute): void {
  route(contract.getCounterTrip, target, (ctx, { params }) => readCounterTrip(ctx, params.id));
  route(contract.addTripPicture, target, (ctx, { params, body }) => addPicture(ctx, params.id, body));
  route(contract.deleteTripPicture, target, (ctx, { params }) =>
    removePicture(ctx, params.id, params.picture),
  );
  route(contract.handOverTrip, {
    before: (ctx, { params, body }) => countPickupCode(ctx, params.id, body.code),
    target,
    handle: (ctx, { params, body }) => handOver(ctx, params.id, body),
  });
  route(contract.undoHandover, target, (ctx, { params }) => undoHandover(ctx, params.id));
  route(contract.returnTrip, target, (ctx, { params, body }) => takeBack(ctx, params.id, body));
  route(disputes.getDispute, chargeTarget, (ctx, { params }) => readDispute(ctx, params.id));
  route(disputes.settleDispute, chargeTarget, (ctx, { params, body }) => settleDispute(ctx, params.id, body));
}
