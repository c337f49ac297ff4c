export { isAnyVehicleBookable } from './vehicles.queries.ts';
