import { getStorePlan, setStorePlan } from '@errand/contract/console/stores/plan';
import * as contract from '@errand/contract/console/support/applications';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findStorePlace } from '../../stores/index.ts';
import { findApplicationPlace, showPapers } from './applications.service.ts';
import * as couriers from './courier-applications.service.ts';
import * as stores from './store-applications.service.ts';
import { changeStorePlan, readStorePlan } from './store-plan.service.ts';

type One = { params: { id: number } };
const ofStore = (ctx: ConsoleContext, { params }: One) => findApplicationPlace(ctx, 'store', params.id);
const ofCourier = (ctx: ConsoleContext, { params }: One) => findApplicationPlace(ctx, 'courier', params.id);
const placeOfStore = (ctx: ConsoleContext, { params }: One) => findStorePlace(ctx, params.id);

export function registrationConsoleRoutes(route: ConsoleRoute): void {
  route(getStorePlan, { target: placeOfStore, handle: (ctx, { params }) => readStorePlan(ctx, params.id) });
  route(setStorePlan, {
    target: placeOfStore,
    handle: (ctx, { params, body }) => changeStorePlan(ctx, params.id, body),
  });
  route(contract.listStoreApplications, (ctx, { query }) => stores.listOfStores(ctx, query));
  route(contract.getStoreApplication, {
    target: ofStore,
    handle: (ctx, { params }) => stores.readOfStore(ctx, params.id),
  });
  route(contract.showStorePapers, {
    target: ofStore,
    handle: (ctx, { params }) => showPapers(ctx, 'store', params.id),
  });
  route(contract.approveStoreApplication, {
    target: ofStore,
    handle: (ctx, { params }) => stores.approveStore(ctx, params.id),
  });
  route(contract.rejectStoreApplication, {
    target: ofStore,
    handle: (ctx, { params, body }) => stores.rejectStore(ctx, params.id, body.reason),
  });
  route(contract.listCourierApplications, (ctx, { query }) => couriers.listOfCouriers(ctx, query));
  route(contract.getCourierApplication, {
    target: ofCourier,
    handle: (ctx, { params }) => couriers.readOfCourier(ctx, params.id),
  });
  route(contract.showCourierPapers, {
    target: ofCourier,
    handle: (ctx, { params }) => showPapers(ctx, 'courier', params.id),
  });
  route(contract.approveCourierApplication, {
    target: ofCourier,
    handle: (ctx, { params, body }) => couriers.approveCourier(ctx, params.id, body),
  });
  route(contract.rejectCourierApplication, {
    target: ofCourier,
    handle: (ctx, { params, body }) => couriers.rejectCourier(ctx, params.id, body.reason),
  });
}
