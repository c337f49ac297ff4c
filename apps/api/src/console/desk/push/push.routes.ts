import * as contract from '@errand/contract/console/kitchen/board-push';
import { findStorePlace } from '../../../features/stores/stores.views.ts';
import { isId } from '../../../platform/db/index.ts';
import type { ConsoleContext, ConsoleRoute } from '../../console-context.ts';
import { readPush, turnOff, turnOn } from './push.service.ts';

async function storePlace(
  { db }: Pick<ConsoleContext, 'db'>,
  { params: { id } }: { params: { id: number } },
) {
  return isId(id) ? findStorePlace(db, id) : null;
}

export function pushRoutes(route: ConsoleRoute): void {
  route(contract.getBoardPush, storePlace, (ctx, { params }) => readPush(ctx, params.id));
  route(contract.turnOnBoardPush, storePlace, (ctx, { params, body }) => turnOn(ctx, params.id, body));
  route(contract.turnOffBoardPush, storePlace, (ctx, { params, body }) =>
    turnOff(ctx, params.id, body.device),
  );
}
