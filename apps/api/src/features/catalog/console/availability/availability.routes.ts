import * as contract from '@errand/contract/console/kitchen/board';
import type { ConsoleRoute } from '../../../../console/index.ts';
import { isId } from '../../../../platform/db/index.ts';
import { findStorePlace } from '../../../stores/stores.views.ts';
import { listKitchenItems, setAvailability } from '../../availability/availability.service.ts';
import { findItemsPlace } from '../items.service.ts';

export function availabilityConsoleRoutes(route: ConsoleRoute): void {
  route(
    contract.listKitchenItems,
    async ({ db }, { params: { id } }) => (isId(id) ? findStorePlace(db, id) : null),
    (ctx, { params, query }) => listKitchenItems(ctx, params.id, query.search),
  );
  route(
    contract.setItemAvailability,
    async (ctx, { params: { id } }) => (isId(id) ? findItemsPlace(ctx, [id]) : null),
    (ctx, { params, body }) => setAvailability(ctx, params.id, body),
  );
}
