import * as contract from '@errand/contract/console/items';
import { listSaleItems as saleItemsEndpoint } from '@errand/contract/console/ordering/sale-items';
import type { ConsoleRoute } from '../../../console/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import { applyChange, previewChange } from './bulk-change.service.ts';
import { readItem, saveItem } from './item-form.service.ts';
import { findItemsPlace, listConsoleItems, listOptions } from './items.console-service.ts';
import { listSaleItems } from './sale-items.console-service.ts';

export function catalogConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listCatalogItems, (ctx, { query }) => listConsoleItems(ctx, query));
  route(contract.listItemOptions, (ctx) => listOptions(ctx));
  route(contract.previewItemChange, {
    target: (ctx, { body }) => findItemsPlace(ctx, body.ids),
    handle: (ctx, { body }) => previewChange(ctx, body),
  });
  route(contract.changeItems, {
    target: (ctx, { body }) =>
      findItemsPlace(
        ctx,
        body.items.map(({ id }) => id),
      ),
    handle: (ctx, { body }) => applyChange(ctx, body),
  });
  route(contract.getCatalogItem, {
    target: (ctx, { params }) => findItemsPlace(ctx, [params.id]),
    handle: (ctx, { params }) => readItem(ctx, params.id),
  });
  route(saleItemsEndpoint, {
    target: (ctx, { params }) => findStorePlace(ctx.db, params.id),
    handle: (ctx, { params, query }) => listSaleItems(ctx, params.id, query.search),
  });
  route(contract.updateCatalogItem, {
    target: (ctx, { params }) => findItemsPlace(ctx, [params.id]),
    handle: (ctx, { params, body }) => saveItem(ctx, params.id, body),
  });
}
