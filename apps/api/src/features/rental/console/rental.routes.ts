import { getFleetCalendar } from '@errand/contract/console/rental/calendar';
import * as terms from '@errand/contract/console/rental/terms';
import * as kinds from '@errand/contract/console/rental/vehicle-kinds';
import * as contract from '@errand/contract/console/rental/vehicles';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import { readCalendar } from './fleet-calendar.service.ts';
import { exportVehicles } from './fleet-export.service.ts';
import {
  addPlates,
  closePlate,
  moveClosure,
  removePlate,
  reopenPlate,
  setService,
} from './plates.service.ts';
import { listProviders, readTerms, updateTerms } from './terms.service.ts';
import { brands, categories } from './vehicle-kinds.service.ts';
import { addPicture, setPictures } from './vehicle-pictures.service.ts';
import * as vehicles from './vehicles.service.ts';

/** Vehicles, their categories and brands, and the terms of providers. */
export function rentalConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listVehicles, {
    handle: (ctx, { query }) => vehicles.listVehicles(ctx, query),
    csv: exportVehicles,
  });
  route(contract.listVehicleOptions, (ctx) => vehicles.listOptions(ctx));
  route(contract.getVehicleChoices, storeTarget, (ctx, { params }) => vehicles.readChoices(ctx, params.id));
  route(contract.getVehicle, target, (ctx, { params }) => vehicles.readVehicle(ctx, params.id));
  route(
    contract.createVehicle,
    (ctx, { body }) => findStorePlace(ctx.db, body.provider_id),
    (ctx, { body }) => vehicles.createVehicle(ctx, body),
  );
  route(contract.updateVehicle, target, (ctx, { params, body }) =>
    vehicles.updateVehicle(ctx, params.id, body),
  );
  route(contract.deleteVehicle, target, (ctx, { params }) => vehicles.deleteVehicle(ctx, params.id));
  route(contract.addVehiclePlates, target, (ctx, { params, body }) => addPlates(ctx, params.id, body));
  route(contract.setPlateService, target, (ctx, { params, body }) => setService(ctx, params.id, body));
  route(contract.removePlate, target, (ctx, { params, body }) => removePlate(ctx, params.id, body));
  route(contract.closePlate, target, (ctx, { params, body }) => closePlate(ctx, params.id, body));
  route(contract.moveClosure, target, (ctx, { params, body }) => moveClosure(ctx, params.id, body));
  route(contract.reopenPlate, target, (ctx, { params, body }) => reopenPlate(ctx, params.id, body));
  route(contract.addVehiclePicture, target, (ctx, { params }) => addPicture(ctx, params.id));
  route(contract.setVehiclePictures, target, (ctx, { params, body }) => setPictures(ctx, params.id, body));
  route(getFleetCalendar, storeTarget, (ctx, { params, query }) => readCalendar(ctx, params.id, query));
  route(terms.listRentalProviders, (ctx, { query }) => listProviders(ctx, query));
  route(terms.getRentalTerms, storeTarget, (ctx, { params }) => readTerms(ctx, params.id));
  route(terms.updateRentalTerms, storeTarget, (ctx, { params, body }) => updateTerms(ctx, params.id, body));
  kindRoutes(route);
}

function target(ctx: ConsoleContext, { params }: { params: { id: number } }) {
  return vehicles.findVehiclePlace(ctx, params.id);
}

function storeTarget(ctx: ConsoleContext, { params }: { params: { id: number } }) {
  return findStorePlace(ctx.db, params.id);
}

function kindRoutes(route: ConsoleRoute): void {
  route(kinds.listRentalCategories, (ctx, { query }) => categories.list(ctx, query));
  route(kinds.getRentalCategory, (ctx, { params }) => categories.read(ctx, params.id));
  route(kinds.createRentalCategory, (ctx, { body }) => categories.create(ctx, body));
  route(kinds.updateRentalCategory, (ctx, { params, body }) => categories.update(ctx, params.id, body));
  route(kinds.setRentalCategoryPicture, (ctx, { params }) => categories.setPicture(ctx, params.id));
  route(kinds.deleteRentalCategory, (ctx, { params }) => categories.remove(ctx, params.id));
  route(kinds.listRentalBrands, (ctx, { query }) => brands.list(ctx, query));
  route(kinds.getRentalBrand, (ctx, { params }) => brands.read(ctx, params.id));
  route(kinds.createRentalBrand, (ctx, { body }) => brands.create(ctx, body));
  route(kinds.updateRentalBrand, (ctx, { params, body }) => brands.update(ctx, params.id, body));
  route(kinds.setRentalBrandPicture, (ctx, { params }) => brands.setPicture(ctx, params.id));
  route(kinds.deleteRentalBrand, (ctx, { params }) => brands.remove(ctx, params.id));
}
