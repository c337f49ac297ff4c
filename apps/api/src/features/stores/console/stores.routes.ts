import * as contract from '@errand/contract/console/stores';
import { setStoreCommission } from '@errand/contract/console/stores/commission';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findStorePlace } from '../records/store-place.ts';
import * as edit from './edit-store.ts';
import { createStore, listStorePlaces, listStores, readStore } from './stores.service.ts';

const target = (ctx: ConsoleContext, { params }: { params: { id: number } }) =>
  findStorePlace(ctx, params.id);

export function storeConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listStores, (ctx, { query }) => listStores(ctx, query));
  route(contract.listStorePlaces, (ctx) => listStorePlaces(ctx));
  route(contract.getStore, { target, handle: (ctx, { params }) => readStore(ctx, params.id) });
  route(contract.createStore, {
    target: async (_, { body }) => ({ zoneIds: [body.place.zone_id], storeId: null }),
    handle: (ctx, { body }) => createStore(ctx, body),
  });
  route(contract.updateStoreProfile, {
    target,
    handle: (ctx, { params, body }) => edit.updateProfile(ctx, params.id, body),
  });
  route(contract.updateStorePlace, {
    target,
    handle: (ctx, { params, body }) => edit.updatePlace(ctx, params.id, body),
  });
  route(contract.updateStoreDelivery, {
    target,
    handle: (ctx, { params, body }) => edit.updateDelivery(ctx, params.id, body),
  });
  route(setStoreCommission, {
    target,
    handle: (ctx, { params, body }) => edit.setCommission(ctx, params.id, body),
  });
  route(contract.setStoreHours, {
    target,
    handle: (ctx, { params, body }) => edit.setHours(ctx, params.id, body),
  });
  route(contract.pauseStore, { target, handle: (ctx, { params, body }) => edit.pause(ctx, params.id, body) });
  route(contract.resumeStore, { target, handle: (ctx, { params }) => edit.resume(ctx, params.id) });
  route(contract.setStoreActive, {
    target,
    handle: (ctx, { params, body }) => edit.setActive(ctx, params.id, body),
  });
  route(contract.setStorePicture, {
    target,
    handle: (ctx, { params, body }) => edit.setPicture(ctx, params.id, body),
  });
}
