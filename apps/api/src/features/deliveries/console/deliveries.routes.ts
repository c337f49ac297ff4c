import * as contract from '@errand/contract/console/deliveries';
import type { ConsoleRoute } from '../../../console/index.ts';
import { countCodeGuess } from './code-guesses.ts';
import {
  arrive,
  bringBack,
  cancel,
  complete,
  completeReturn,
  pickUp,
  reportAbsence,
  routeOf,
} from './delivery-steps.service.ts';
import { recordOwnLocation } from './own-location.service.ts';
import { answer, setOnline } from './own-offers.service.ts';
import { readDeliveries, readEarnings } from './read-deliveries.service.ts';

export function deliveryConsoleRoutes(route: ConsoleRoute): void {
  route(contract.getDeliveries, (ctx) => readDeliveries(ctx));
  route(contract.getEarnings, (ctx) => readEarnings(ctx));
  route(contract.setOnline, (ctx, { body }) => setOnline(ctx, body.online));
  route(contract.sendLocation, (ctx, { body }) => recordOwnLocation(ctx, body));
  route(contract.answerOffer, (ctx, { params, body }) => answer(ctx, params.id, body));
  route(contract.arriveAtStore, (ctx, { params }) => arrive(ctx, params.id));
  route(contract.pickUpDelivery, {
    before: (ctx, { params }) => routeOf(ctx, params.id),
    handle: (ctx, { params }, customerRoute) => pickUp(ctx, params.id, customerRoute),
  });
  route(contract.completeDelivery, {
    before: async (ctx, { params, body }) => {
      if (body.code) await countCodeGuess(ctx, params.id, 'delivery', body.code);
    },
    handle: (ctx, { params, body }) => complete(ctx, params.id, body),
  });
  route(contract.returnDelivery, {
    before: (ctx, { params, body }) => countCodeGuess(ctx, params.id, 'return', body.code),
    handle: (ctx, { params, body }) => completeReturn(ctx, params.id, body.code),
  });
  route(contract.bringBackDelivery, (ctx, { params }) => bringBack(ctx, params.id));
  route(contract.cancelDelivery, (ctx, { params, body }) => cancel(ctx, params.id, body.reason));
  route(contract.reportAbsent, (ctx, { params }) => reportAbsence(ctx, params.id));
}
