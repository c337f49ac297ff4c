import * as categoryDayparts from '@errand/contract/console/catalog/category-dayparts';
import * as changes from '@errand/contract/console/catalog/item-changes';
import * as contract from '@errand/contract/console/items';

import { listSaleItems as saleItemsEndpoint } from '@errand/contract/console/orders/sale-items';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';

import { findStorePlace } from '../../stores/stores.views.ts';
import { applyChange, findChangePlace, previewChange, undoChange } from './bulk-change.service.ts';
import { readCategoryDayparts, setCategoryDayparts } from './dayparts/category-dayparts.service.ts';
import { readChoices } from './item-choices.service.ts';
import { exportItems } from './item-export.service.ts';
import { createItem, readItem, saveItem } from './item-form.service.ts';
import { addPicture, setPictures } from './item-pictures.service.ts';
import { deleteItem, duplicateItem, restoreItem } from './item-removal.service.ts';
import { findItemsPlace, listConsoleItems, listOptions } from './items.service.ts';
import { listSaleItems } from './sale-items.service.ts';

export function catalogConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listCatalogItems, {
    handle: (ctx, { query }) => listConsoleItems(ctx, query),
    csv: exportItems,
  });
  route(contract.listItemOptions, (ctx) => listOptions(ctx));
  route(
    contract.previewItemChange,
    (ctx, { body }) => findItemsPlace(ctx, body.ids),
    (ctx, { body }) => previewChange(ctx, body),
  );
  route(
    contract.changeItems,
    (ctx, { body }) =>
      findItemsPlace(
        ctx,
        body.items.map(({ id }) => id),
      ),
    (ctx, { body }) => applyChange(ctx, body),
  );
  route(
    contract.undoItemChange,
    (ctx, { params }) => findChangePlace(ctx, params.id),
    (ctx, { params }) => undoChange(ctx, params.id),
  );
  route(contract.getCatalogItem, target, (ctx, { params }) => readItem(ctx, params.id));
  route(
    saleItemsEndpoint,
    (ctx, { params }) => findStorePlace(ctx.db, params.id),
    (ctx, { params, query }) => listSaleItems(ctx, params.id, query.search),
  );
  route(contract.updateCatalogItem, target, (ctx, { params, body }) => saveItem(ctx, params.id, body));
  route(
    changes.getItemChoices,
    (ctx, { params }) => findStorePlace(ctx.db, params.id),
    (ctx, { params }) => readChoices(ctx, params.id),
  );
  route(
    changes.createCatalogItem,
    (ctx, { body }) => findStorePlace(ctx.db, body.store_id),
    (ctx, { body }) => createItem(ctx, body),
  );
  route(categoryDayparts.getCategoryDayparts, ofStore, (ctx, { params }) =>
    readCategoryDayparts(ctx, params.id),
  );
  route(categoryDayparts.setCategoryDayparts, ofStore, (ctx, { params, body }) =>
    setCategoryDayparts(ctx, params.id, body),
  );
  route(changes.duplicateCatalogItem, target, (ctx, { params }) => duplicateItem(ctx, params.id));
  route(changes.deleteCatalogItem, target, (ctx, { params }) => deleteItem(ctx, params.id));
  route(changes.restoreCatalogItem, target, (ctx, { params }) => restoreItem(ctx, params.id));
  route(changes.addItemPicture, target, (ctx, { params }) => addPicture(ctx, params.id));
  route(changes.setItemPictures, target, (ctx, { params, body }) => setPictures(ctx, params.id, body));
}

function target(ctx: ConsoleContext, { params }: { params: { id: number } }) {
  return findItemsPlace(ctx, [params.id]);
}

function ofStore(ctx: ConsoleContext, { params }: { params: { id: number } }) {
  return findStorePlace(ctx.db, params.id);
}
