export { RentalHome } from './components/rental-home.tsx';
export { TripsView } from './components/trips-view.tsx';
export { loadRentalHome } from './load-rental-home.ts';
