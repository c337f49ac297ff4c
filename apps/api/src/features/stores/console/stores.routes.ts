import * as contract from '@errand/contract/console/stores';
import { setStoreCommission } from '@errand/contract/console/stores/commission';
import * as offers from '@errand/contract/console/stores/offer';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findStorePlace } from '../records/store-place.ts';
import * as edit from './edit-store.ts';
import { exportStores } from './store-export.service.ts';
import { endStoreOffer, readStoreOffer, setStoreOffer, undoOffer } from './store-offer.service.ts';
import { createStore, listStorePlaces, listStores, readStore } from './stores.service.ts';

const target = (ctx: ConsoleContext, { params }: { params: { id: number } }) =>
  findStorePlace(ctx, params.id);

export function storeConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listStores, { handle: (ctx, { query }) => listStores(ctx, query), csv: exportStores });
  route(contract.listStorePlaces, (ctx) => listStorePlaces(ctx));
  route(contract.getStore, target, (ctx, { params }) => readStore(ctx, params.id));
  route(
    contract.createStore,
    async (_, { body }) => ({ zoneIds: [body.place.zone_id], storeId: null }),
    (ctx, { body }) => createStore(ctx, body),
  );
  route(contract.updateStoreProfile, target, (ctx, { params, body }) =>
    edit.updateProfile(ctx, params.id, body),
  );
  route(contract.updateStorePlace, target, (ctx, { params, body }) => edit.updatePlace(ctx, params.id, body));
  route(contract.setStoreZones, target, (ctx, { params, body }) => edit.setZones(ctx, params.id, body));
  route(contract.setStoreArea, target, (ctx, { params, body }) => edit.setArea(ctx, params.id, body));
  route(contract.updateStoreDelivery, target, (ctx, { params, body }) =>
    edit.updateDelivery(ctx, params.id, body),
  );
  route(contract.setStoreTerms, target, (ctx, { params, body }) => edit.setTerms(ctx, params.id, body));
  route(setStoreCommission, target, (ctx, { params, body }) => edit.setCommission(ctx, params.id, body));
  route(offers.getStoreOffer, target, (ctx, { params }) => readStoreOffer(ctx, params.id));
  route(offers.setStoreOffer, target, (ctx, { params, body }) => setStoreOffer(ctx, params.id, body));
  route(offers.endStoreOffer, target, (ctx, { params, body }) => endStoreOffer(ctx, params.id, body.version));
  route(offers.undoStoreOffer, target, (ctx, { params, body }) => undoOffer(ctx, params.id, body.version));
  route(contract.setStoreHours, target, (ctx, { params, body }) => edit.setHours(ctx, params.id, body));
  route(contract.pauseStore, target, (ctx, { params, body }) => edit.pause(ctx, params.id, body));
  route(contract.resumeStore, target, (ctx, { params }) => edit.resume(ctx, params.id));
  route(contract.setStoreActive, target, (ctx, { params, body }) => edit.setActive(ctx, params.id, body));
  route(contract.setStorePicture, target, (ctx, { params, body }) => edit.setPicture(ctx, params.id, body));
}
