export { rentalProviders } from './providers/index.ts';
export { vehicleBrands } from './vehicle-brands.ts';
export { vehicleCategories } from './vehicle-categories.ts';
