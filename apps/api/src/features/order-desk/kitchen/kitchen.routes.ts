import * as contract from '@errand/contract/console/kitchen/board';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { isId, isOrderId } from '../../../platform/db/index.ts';
import { findOrderPlace } from '../../orders/orders.views.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import { listKitchenStores, readKitchen, transitionAsStore } from './kitchen.service.ts';
import { listOrdersOfStatement, readStatement } from './statement.service.ts';

type One = { params: { id: number } };

async function storePlace({ db }: Pick<ConsoleContext, 'db'>, { params: { id } }: One) {
  return isId(id) ? findStorePlace(db, id) : null;
}

async function orderPlace({ db }: Pick<ConsoleContext, 'db'>, { params: { id } }: One) {
  return isOrderId(id) ? findOrderPlace(db, id) : null;
}

export function kitchenConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listKitchenStores, (ctx) => listKitchenStores(ctx));
  route(contract.getKitchen, storePlace, (ctx, { params }) => readKitchen(ctx, params.id));
  route(contract.getStatement, storePlace, (ctx, { params, query }) =>
    readStatement(ctx, params.id, query.month),
  );
  route(contract.listStatementOrders, storePlace, (ctx, { params, query }) =>
    listOrdersOfStatement(ctx, params.id, query),
  );
  route(contract.moveKitchenOrder, orderPlace, (ctx, { params, body }) =>
    transitionAsStore(ctx, params.id, body),
  );
}
