export { listBookablePlaces, listBookableVehicles } from './vehicles.queries.ts';
