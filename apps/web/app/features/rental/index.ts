export { AddVehicle } from './cart/add-vehicle.tsx';
export { loadRentalHome } from './home/load-rental-home.ts';
export { RentalHome } from './home/rental-home-on-demand.tsx';
export { providerHref, vehicleHref } from './rental-links.ts';
export { TripsView } from './trips/trips-view.tsx';
export { VehicleDeal, VehiclePrice } from './vehicles/vehicle-price.tsx';
