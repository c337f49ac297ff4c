import * as contract from '@errand/contract/console/support/applications';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import * as couriers from './courier-applications.console-service.ts';
import { showPapers } from './show-papers.ts';
import * as stores from './store-applications.console-service.ts';

type One = { params: { id: number } };
const ofStore = (ctx: ConsoleContext, { params }: One) => stores.findApplicationPlace(ctx, params.id);
const ofCourier = (ctx: ConsoleContext, { params }: One) => couriers.findApplicationPlace(ctx, params.id);

export function registrationConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listStoreApplications, (ctx, { query }) => stores.listApplications(ctx, query));
  route(contract.getStoreApplication, {
    target: ofStore,
    handle: (ctx, { params }) => stores.readApplication(ctx, params.id),
  });
  route(contract.showStorePapers, {
    target: ofStore,
    handle: (ctx, { params }) => showPapers(ctx, 'store', params.id),
  });
  route(contract.approveStoreApplication, {
    target: ofStore,
    handle: (ctx, { params }) => stores.approve(ctx, params.id),
  });
  route(contract.rejectStoreApplication, {
    target: ofStore,
    handle: (ctx, { params, body }) => stores.reject(ctx, params.id, body.reason),
  });
  route(contract.listCourierApplications, (ctx, { query }) => couriers.listApplications(ctx, query));
  route(contract.getCourierApplication, {
    target: ofCourier,
    handle: (ctx, { params }) => couriers.readApplication(ctx, params.id),
  });
  route(contract.showCourierPapers, {
    target: ofCourier,
    handle: (ctx, { params }) => showPapers(ctx, 'courier', params.id),
  });
  route(contract.approveCourierApplication, {
    target: ofCourier,
    handle: (ctx, { params }) => couriers.approve(ctx, params.id),
  });
  route(contract.rejectCourierApplication, {
    target: ofCourier,
    handle: (ctx, { params, body }) => couriers.reject(ctx, params.id, body.reason),
  });
}
