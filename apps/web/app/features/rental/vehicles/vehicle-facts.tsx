import { type Translate, useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import type { Vehicle } from '@errand/contract/rental';
import { fuelText, gearText } from '../vehicle-labels.ts';
import './vehicle-facts.css';

/** The facts of a vehicle, such as seats, gearbox and engine; unknown ones are left out. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const t = useText();
  return (
    <section className="vehicle-facts" aria-labelledby="vehicle-facts">
      <h2 className="text-h3" id="vehicle-facts">
        {t('rental-search.facts')}
      </h2>
      <dl>
        {factsOf(vehicle, t).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf(vehicle: Vehicle, t: Translate): [label: string, value: string][] {
  // Bicycles and kick scooters have none.
  const hasCabin = vehicle.transmission_type !== 'none';
  const all: [string, string | null][] = [
    [t('rental-search.brand'), vehicle.brand.name],
    [t('rental-search.model'), vehicle.model],
    [t('rental.seats'), vehicle.seating_capacity],
    [t('rental.gearbox'), gearText(vehicle.transmission_type, t)],
    [t('rental-search.fuel'), fuelText(vehicle.fuel_type, t)],
    [t('rental-search.engine'), engineText(vehicle, t)],
    [
      t('rental-search.air'),
      hasCabin ? t(`rental-search.air${isOn(vehicle.air_condition) ? 'Yes' : 'No'}`) : null,
    ],
    [t('rental-search.fleet'), String(vehicle.total_vehicles)],
  ];
  return all.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}

function engineText(
  { engine_capacity: capacity, engine_power: power }: Vehicle,
  t: Translate,
): string | null {
  if (capacity && power) return t('rental-search.engineText', { capacity, power });
  if (capacity) return t('rental-search.engineCapacity', { capacity });
  return power ? t('rental-search.enginePower', { power }) : null;
}
