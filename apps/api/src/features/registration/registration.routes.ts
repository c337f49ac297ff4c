import { getVehicleExtraCharge as extraCharge } from '@errand/contract/checkout';
import {
  chooseStorePlan,
  listCourierVehicles,
  listStorePlans,
  registerCourier,
  registerStore,
} from '@errand/contract/registration';
import type { Route } from '../../platform/http/index.ts';
import { applyAsCourier, getVehicleExtraCharge, listVehicles } from './courier.service.ts';
import { choosePlan, listPlans } from './plans.service.ts';
import { applyAsStore } from './store.service.ts';

export function registrationRoutes(route: Route): void {
  route(registerStore, (ctx, { body }) => applyAsStore(ctx, body));
  route(registerCourier, (ctx, { body }) => applyAsCourier(ctx, body));
  route(listCourierVehicles, (ctx) => listVehicles(ctx));
  route(extraCharge, (ctx, { query }) => getVehicleExtraCharge(ctx, query.distance));
  route(listStorePlans, (ctx) => listPlans(ctx));
  route(chooseStorePlan, (ctx, { body }) => choosePlan(ctx, body));
}
