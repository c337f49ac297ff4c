import * as contract from '@errand/contract/console/couriers/couriers';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { disconnectCourier, inviteCourier, renewCourierInvitation } from './courier-invitation.service.ts';
import {
  findPlaceToChange,
  findPlaceToRead,
  listCouriers,
  listCourierZones,
  readCourier,
  setActive,
  update,
} from './couriers.service.ts';
import { recordCashHandover } from './handover.service.ts';

type One = { params: { id: number } };
const target = (ctx: ConsoleContext, { params }: One) => findPlaceToChange(ctx, params.id);

export function courierConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listCouriers, (ctx, { query }) => listCouriers(ctx, query));
  route(contract.listCourierZones, (ctx) => listCourierZones(ctx));
  route(
    contract.getCourier,
    (ctx, { params }) => findPlaceToRead(ctx, params.id),
    (ctx, { params }) => readCourier(ctx, params.id),
  );
  route(contract.updateCourier, target, (ctx, { params, body }) => update(ctx, params.id, body));
  route(contract.suspendCourier, target, (ctx, { params }) => setActive(ctx, params.id, false));
  route(contract.reactivateCourier, target, (ctx, { params }) => setActive(ctx, params.id, true));
  route(contract.inviteCourier, target, (ctx, { params, body }) => inviteCourier(ctx, params.id, body));
  route(contract.renewCourierInvitation, target, (ctx, { params }) => renewCourierInvitation(ctx, params.id));
  route(contract.disconnectCourier, target, (ctx, { params }) => disconnectCourier(ctx, params.id));
  route(contract.recordHandover, target, (ctx, { params, body }) => recordCashHandover(ctx, params.id, body));
}
