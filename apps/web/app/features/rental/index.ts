export { AddVehicle } from './cart/add-vehicle.tsx';
export { RentalHome } from './home/lazy-rental-home.tsx';
export { loadRentalHome } from './home/load-rental-home.ts';
export { providerHref, vehicleHref } from './rental-links.ts';
export { TripsView } from './trips/trips-view.tsx';
export { VehicleDeal, VehiclePrice } from './vehicles/vehicle-price.tsx';
