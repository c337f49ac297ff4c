import * as addOnContract from '@errand/contract/console/catalog/add-ons';
import * as brandContract from '@errand/contract/console/catalog/brands-and-conditions';
import * as categoryContract from '@errand/contract/console/catalog/categories';
import * as vocabulary from '@errand/contract/console/catalog/units-and-attributes';
import type { ConsoleContext, ConsoleRoute } from '../../../../console/index.ts';
import { findStorePlace } from '../../../stores/stores.views.ts';
import * as addOns from './add-ons.service.ts';
import { brands, conditions } from './brands-and-conditions.service.ts';
import * as categories from './categories.service.ts';
import { attributes, units } from './units-and-attributes.service.ts';

/** Categories, brands, conditions, add-ons, units and attributes. */
export function catalogListRoutes(route: ConsoleRoute): void {
  route(categoryContract.listCatalogCategories, (ctx, { query }) => categories.listCategories(ctx, query));
  route(categoryContract.getCatalogCategory, (ctx, { params }) => categories.readCategory(ctx, params.id));
  route(categoryContract.createCatalogCategory, (ctx, { body }) => categories.createCategory(ctx, body));
  route(categoryContract.updateCatalogCategory, (ctx, { params, body }) =>
    categories.updateCategory(ctx, params.id, body),
  );
  route(categoryContract.setCategoryPicture, (ctx, { params }) => categories.setPicture(ctx, params.id));
  route(categoryContract.deleteCatalogCategory, (ctx, { params }) =>
    categories.deleteCategory(ctx, params.id),
  );
  brandAndConditionRoutes(route);
  addOnRoutes(route);
  vocabularyRoutes(route);
}

function brandAndConditionRoutes(route: ConsoleRoute): void {
  route(brandContract.listCatalogBrands, (ctx, { query }) => brands.list(ctx, query));
  route(brandContract.getCatalogBrand, (ctx, { params }) => brands.read(ctx, params.id));
  route(brandContract.createCatalogBrand, (ctx, { body }) => brands.create(ctx, body));
  route(brandContract.updateCatalogBrand, (ctx, { params, body }) => brands.update(ctx, params.id, body));
  route(brandContract.setBrandPicture, (ctx, { params }) => brands.setPicture(ctx, params.id));
  route(brandContract.deleteCatalogBrand, (ctx, { params }) => brands.remove(ctx, params.id));
  route(brandContract.listCatalogConditions, (ctx, { query }) => conditions.list(ctx, query));
  route(brandContract.getCatalogCondition, (ctx, { params }) => conditions.read(ctx, params.id));
  route(brandContract.createCatalogCondition, (ctx, { body }) => conditions.create(ctx, body));
  route(brandContract.updateCatalogCondition, (ctx, { params, body }) =>
    conditions.update(ctx, params.id, body),
  );
  route(brandContract.setConditionPicture, (ctx, { params }) => conditions.setPicture(ctx, params.id));
  route(brandContract.deleteCatalogCondition, (ctx, { params }) => conditions.remove(ctx, params.id));
}

function target(ctx: ConsoleContext, { params }: { params: { id: number } }) {
  return addOns.findAddOnPlace(ctx, params.id);
}

function addOnRoutes(route: ConsoleRoute): void {
  route(addOnContract.listCatalogAddOns, (ctx, { query }) => addOns.listAddOns(ctx, query));
  route(addOnContract.getCatalogAddOn, target, (ctx, { params }) => addOns.readAddOn(ctx, params.id));
  route(
    addOnContract.createCatalogAddOn,
    (ctx, { body }) => findStorePlace(ctx.db, body.store_id),
    (ctx, { body }) => addOns.createAddOn(ctx, body),
  );
  route(addOnContract.updateCatalogAddOn, target, (ctx, { params, body }) =>
    addOns.updateAddOn(ctx, params.id, body),
  );
  route(addOnContract.deleteCatalogAddOn, target, (ctx, { params }) => addOns.deleteAddOn(ctx, params.id));
}

function vocabularyRoutes(route: ConsoleRoute): void {
  route(vocabulary.listUnits, (ctx, { query }) => units.list(ctx, query));
  route(vocabulary.getUnit, (ctx, { params }) => units.read(ctx, params.id));
  route(vocabulary.createUnit, (ctx, { body }) => units.create(ctx, body));
  route(vocabulary.updateUnit, (ctx, { params, body }) => units.update(ctx, params.id, body));
  route(vocabulary.deleteUnit, (ctx, { params }) => units.remove(ctx, params.id));
  route(vocabulary.listAttributes, (ctx, { query }) => attributes.list(ctx, query));
  route(vocabulary.getAttribute, (ctx, { params }) => attributes.read(ctx, params.id));
  route(vocabulary.createAttribute, (ctx, { body }) => attributes.create(ctx, body));
  route(vocabulary.updateAttribute, (ctx, { params, body }) => attributes.update(ctx, params.id, body));
  route(vocabulary.deleteAttribute, (ctx, { params }) => attributes.remove(ctx, params.id));
}
