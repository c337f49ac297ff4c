import type { RentalProviderSeed } from '../types.ts';
import { arrivalsCarDesk } from './arrivals-car-desk.ts';
import { campusPedals } from './campus-pedals.ts';
import { coastRoadGarage } from './coast-road-garage.ts';
import { eastBayVans } from './east-bay-vans.ts';
import { gardenLaneCars } from './garden-lane-cars.ts';
import { harbourWheels } from './harbour-wheels.ts';
import { lighthouseRentals } from './lighthouse-rentals.ts';
import { oldTownScooters } from './old-town-scooters.ts';
import { palmHillMotors } from './palm-hill-motors.ts';
import { silkMarketRiders } from './silk-market-riders.ts';
import { spokeAndTide } from './spoke-and-tide.ts';
import { twoStrokeYard } from './two-stroke-yard.ts';

/** The rental providers of Marsa, featured ones first. */
export const rentalProviders: RentalProviderSeed[] = [
  harbourWheels,
  coastRoadGarage,
  oldTownScooters,
  arrivalsCarDesk,
  lighthouseRentals,
  spokeAndTide,
  twoStrokeYard,
  campusPedals,
  palmHillMotors,
  eastBayVans,
  gardenLaneCars,
  silkMarketRiders,
];
