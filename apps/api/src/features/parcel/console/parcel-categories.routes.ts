import * as contract from '@errand/contract/console/parcel-categories';
import type { ConsoleRoute } from '../../../console/index.ts';
import { listCategories, parcelCategory } from './parcel-categories.service.ts';

export function parcelConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listParcelCategories, (ctx, { query }) => listCategories(ctx, query));
  route(contract.getParcelCategory, (ctx, { params }) => parcelCategory.read(ctx, params.id));
  route(contract.createParcelCategory, (ctx, { body }) => parcelCategory.create(ctx, body));
  route(contract.updateParcelCategory, (ctx, { params, body }) =>
    parcelCategory.update(ctx, params.id, body),
  );
  route(contract.setParcelCategoryPicture, (ctx, { params }) => parcelCategory.setPicture(ctx, params.id));
}
