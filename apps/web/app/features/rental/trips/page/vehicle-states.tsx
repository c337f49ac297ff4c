import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { FULL_EIGHTHS } from '@errand/domain/rental';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { ChargePictures } from './trip-charges.tsx';
import './trip-charges.css';

type State = NonNullable<Trip['vehicle_states'][number]['handover']>;

/** The state of each vehicle as the provider recorded it at the pickup and the return, with pictures. */
export function VehicleStates({ trip }: { trip: Trip }) {
  const t = useText();
  return trip.vehicle_states.map(({ license_plate_number: plate, ...states }) => (
    <section
      key={plate}
      className="trip-charges"
      aria-label={t('rental-trip.stateOf', { plate: isolate(plate) })}
    >
      <h2 className="text-h3">{t('rental-trip.stateOf', { plate: isolate(plate) })}</h2>
      <div className="vehicle-states">
        {(['handover', 'return'] as const).map((stage) => {
          const state = states[stage];
          return state && <StateAt key={stage} stage={stage} state={state} />;
        })}
      </div>
    </section>
  ));
}

function StateAt({ stage, state }: { stage: 'handover' | 'return'; state: State }) {
  const t = useText();
  const { odometer, fuel_eighths: fuel, condition, pictures } = state;
  const level = fuel === null ? null : fuel === FULL_EIGHTHS ? t('rental-trip.fuelFull') : `${fuel}/8`;
  const facts = [
    odometer !== null && t('rental-trip.odometer', { km: odometer }),
    level !== null && t('rental-trip.fuel', { level: isolateAny(level) }),
  ].filter(Boolean);
  return (
    <div className="trip-charge">
      <h3 className="text-label">{t(`rental-trip.stage.${stage}`)}</h3>
      {facts.length > 0 && <p className="text-caption">{facts.join(' · ')}</p>}
      {condition !== '' && (
        <p className="text-caption">
          <bdi>{condition}</bdi>
        </p>
      )}
      <ChargePictures urls={pictures} of={t(`rental-trip.stage.${stage}`)} />
    </div>
  );
}
