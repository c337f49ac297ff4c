import { useText } from '@errand/client/i18n.tsx';
import type { CounterVehicle } from '@errand/contract/console/rental/counter';
import { FULL_EIGHTHS } from '@errand/domain/rental';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { Panel } from '#blocks/page/page.tsx';
import { PictureRow } from '#blocks/pictures/picture-row.tsx';
import { useFuel } from './fuel.ts';
import { type Typed, toInspected } from './record.ts';
import { TripPictures } from './trip-pictures.tsx';
import './counter.css';

const LEVELS = Array.from({ length: FULL_EIGHTHS + 1 }, (_, level) => FULL_EIGHTHS - level);

/** The state of a vehicle at the hand-over or the return: odometer, fuel, pictures and damage. */
export function VehicleRecord(props: {
  tripId: number;
  stage: 'handover' | 'return';
  vehicle: CounterVehicle;
  typed: Typed;
  isTried: boolean;
  onChange: (typed: Typed) => void;
}) {
  const { tripId, stage, vehicle, typed, isTried, onChange } = props;
  const [record] = toInspected([vehicle], { [vehicle.plate]: typed });
  const t = useText();
  const fuel = useFuel();
  const { plate, name, handover } = vehicle;
  return (
    <Panel title={`${name} ${isolate(plate)}`}>
      <div className="counter-fields">
        {vehicle.has_readings && (
          <>
            <TextField
              label={t('counter.odometer')}
              help={
                stage === 'return' && handover?.odometer_km !== null && handover
                  ? t('counter.atHandover', {
                      value: isolateAny(t('counter.km', { km: handover.odometer_km ?? 0 })),
                    })
                  : undefined
              }
              required
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              error={isTried && record?.odometer_km === null ? t('counter.fillOdometer') : undefined}
              value={typed.odometer}
              onChange={({ target }) => onChange({ ...typed, odometer: target.value })}
            />
            <SelectField
              label={t('counter.fuel')}
              help={
                stage === 'return' && handover && handover.fuel_eighths !== null
                  ? t('counter.atHandover', { value: isolateAny(fuel(handover.fuel_eighths)) })
                  : undefined
              }
              required
              error={isTried && typed.fuel === '' ? t('counter.fill') : undefined}
              value={typed.fuel}
              onChange={({ target }) => onChange({ ...typed, fuel: target.value })}
            >
              <option value="">{t('counter.fuelChoose')}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {fuel(level)}
                </option>
              ))}
            </SelectField>
          </>
        )}
      </div>
      <TripPictures
        tripId={tripId}
        vehicle={vehicle}
        stage={stage}
        label={t('counter.pictures')}
        help={t('counter.picturesHelp')}
      />
      {stage === 'return' && handover && <TripPictureLinks vehicle={vehicle} />}
      <TextArea
        label={t(stage === 'handover' ? 'counter.damage' : 'counter.condition')}
        help={
          stage === 'return' && handover?.condition
            ? t('counter.atHandover', { value: isolateAny(handover.condition) })
            : undefined
        }
        optional
        rows={2}
        value={typed.condition}
        onChange={({ target }) => onChange({ ...typed, condition: target.value })}
      />
    </Panel>
  );
}

/** The pictures of the hand-over, to compare with. */
function TripPictureLinks({ vehicle }: { vehicle: CounterVehicle }) {
  const t = useText();
  const urls = vehicle.pictures.handover.map(({ url }) => url);
  if (urls.length === 0) return null;
  return (
    <div className="counter-before">
      <p className="text-caption">{t('counter.before')}</p>
      <PictureRow urls={urls} alt={(number) => t('counter.pictureBefore', { number })} />
    </div>
  );
}
