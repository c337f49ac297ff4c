export { AddVehicle } from './components/add-vehicle.tsx';
export { RentalHome } from './components/rental-home.tsx';
export { TripsView } from './components/trips-view.tsx';
export { VehicleDeal, VehiclePrice } from './components/vehicle-price.tsx';
export { loadRentalHome } from './load-rental-home.ts';
export { providerHref, vehicleHref } from './rental-links.ts';
