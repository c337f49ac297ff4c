import * as vehicleContract from '@errand/contract/console/couriers/vehicles';
import * as planContract from '@errand/contract/console/stores/plan';
import * as plans from '@errand/contract/console/stores/plans';
import * as contract from '@errand/contract/console/support/applications';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { storeRecords } from '../../stores/records/index.ts';
import { findApplicationPlace, showPapers } from './applications.service.ts';
import * as couriers from './courier-applications.service.ts';
import { createPlan, listPlans, readPlan, updatePlan } from './plans.service.ts';
import * as stores from './store-applications.service.ts';
import { changeStorePlan, readStorePlan, takeStorePlan } from './store-plan/store-plan.service.ts';
import { listVehicles, vehicles } from './vehicles.service.ts';

type One = { params: { id: number } };
const ofStore = (ctx: ConsoleContext, { params }: One) => findApplicationPlace(ctx, 'store', params.id);
const ofCourier = (ctx: ConsoleContext, { params }: One) => findApplicationPlace(ctx, 'courier', params.id);
const placeOfStore = (ctx: ConsoleContext, { params }: One) => storeRecords.findPlace(ctx, params.id);

export function registrationConsoleRoutes(route: ConsoleRoute): void {
  route(planContract.getStorePlan, placeOfStore, (ctx, { params }) => readStorePlan(ctx, params.id));
  route(planContract.setStorePlan, placeOfStore, (ctx, { params, body }) =>
    changeStorePlan(ctx, params.id, body),
  );
  route(planContract.takeStorePlan, placeOfStore, (ctx, { params, body }) =>
    takeStorePlan(ctx, params.id, body),
  );
  route(plans.listPlans, (ctx, { query }) => listPlans(ctx, query));
  route(plans.getPlan, (ctx, { params }) => readPlan(ctx, params.id));
  route(plans.createPlan, (ctx, { body }) => createPlan(ctx, body));
  route(plans.updatePlan, (ctx, { params, body }) => updatePlan(ctx, params.id, body));
  route(contract.listStoreApplications, (ctx, { query }) => stores.listOfStores(ctx, query));
  route(contract.getStoreApplication, ofStore, (ctx, { params }) => stores.readOfStore(ctx, params.id));
  route(contract.showStorePapers, ofStore, (ctx, { params }) => showPapers(ctx, 'store', params.id));
  route(contract.approveStoreApplication, ofStore, (ctx, { params }) => stores.approveStore(ctx, params.id));
  route(contract.rejectStoreApplication, ofStore, (ctx, { params, body }) =>
    stores.rejectStore(ctx, params.id, body.reason),
  );
  route(contract.listCourierApplications, (ctx, { query }) => couriers.listOfCouriers(ctx, query));
  route(contract.getCourierApplication, ofCourier, (ctx, { params }) =>
    couriers.readOfCourier(ctx, params.id),
  );
  route(contract.showCourierPapers, ofCourier, (ctx, { params }) => showPapers(ctx, 'courier', params.id));
  route(contract.approveCourierApplication, ofCourier, (ctx, { params, body }) =>
    couriers.approveCourier(ctx, params.id, body),
  );
  route(contract.rejectCourierApplication, ofCourier, (ctx, { params, body }) =>
    couriers.rejectCourier(ctx, params.id, body.reason),
  );
  route(vehicleContract.listVehiclesOfCouriers, (ctx, { query }) => listVehicles(ctx, query));
  route(vehicleContract.getCourierVehicle, (ctx, { params }) => vehicles.read(ctx, params.id));
  route(vehicleContract.createCourierVehicle, (ctx, { body }) => vehicles.create(ctx, body));
  route(vehicleContract.updateCourierVehicle, (ctx, { params, body }) =>
    vehicles.update(ctx, params.id, body),
  );
}
