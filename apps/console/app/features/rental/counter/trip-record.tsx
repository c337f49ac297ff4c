import { useText } from '@errand/client/i18n.tsx';
import type { CounterTrip, CounterVehicle, TripCharge } from '@errand/contract/console/rental/counter';
import { isolate } from '@errand/ui/isolate.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { PictureRow } from '#blocks/pictures/picture-row.tsx';
import { useDates } from '#platform/format.ts';
import { useFuel } from './fuel.ts';
import { ReturnSums } from './return-sums.tsx';
import { useChargeName } from './use-charge-name.ts';
import './counter.css';

/** What was recorded and charged at the counter, with disputes and their answers. */
export function TripRecord({ trip }: { trip: CounterTrip }) {
  const t = useText();
  const name = useChargeName();
  const dates = useDates();
  const { charges, settlement, seen_license: license } = trip;
  const rows = charges.map((charge) => ({
    key: String(charge.id),
    name: name(charge),
    amountMinor: charge.settled_minor ?? charge.amount_minor,
  }));
  return (
    <>
      {license && (
        <Panel title={t('counter.license')}>
          <Facts
            facts={[
              [t('counter.licenseNumber'), <bdi key="number">{license.number}</bdi>],
              [t('counter.licenseName'), <bdi key="name">{license.name}</bdi>],
              [t('counter.licenseValid'), dates.date(license.valid_until)],
            ]}
          />
        </Panel>
      )}
      {trip.vehicles.map((vehicle) => (
        <VehicleStates key={vehicle.plate} vehicle={vehicle} />
      ))}
      {trip.vehicles.some(({ returned }) => returned) && (
        <Panel title={t('counter.sums')}>
          <ReturnSums
            rows={rows}
            tripDueMinor={trip.due_minor - settlement.due_minor}
            settled={{
              chargesMinor: settlement.charges_minor,
              keptMinor: settlement.kept_minor,
              dueMinor: settlement.due_minor,
              returnedMinor: settlement.returned_minor,
              owedMinor: settlement.owed_minor,
            }}
          />
        </Panel>
      )}
      {charges
        .filter(({ disputed_at }) => disputed_at !== null)
        .map((charge) => (
          <DisputePanel key={charge.id} charge={charge} />
        ))}
    </>
  );
}

function VehicleStates({ vehicle }: { vehicle: CounterVehicle }) {
  const t = useText();
  const fuel = useFuel();
  const { plate, name, handover, returned, pictures } = vehicle;
  const stages = [
    ['handover', handover, pictures.handover],
    ['return', returned, [...pictures.return, ...pictures.damage]],
  ] as const;
  return (
    <Panel title={`${name} ${isolate(plate)}`}>
      {stages.map(
        ([stage, state, taken]) =>
          state && (
            <section key={stage} className="counter-before">
              <h3 className="text-label">{t(`counter.stage.${stage}`)}</h3>
              <Facts
                facts={[
                  [
                    t('counter.odometer'),
                    state.odometer_km === null ? null : t('counter.km', { km: state.odometer_km }),
                  ],
                  [t('counter.fuel'), state.fuel_eighths === null ? null : fuel(state.fuel_eighths)],
                  [t('counter.condition'), state.condition && <bdi key="state">{state.condition}</bdi>],
                ]}
              />
              <PictureRow
                urls={taken.map(({ url }) => url)}
                alt={(number) => t('counter.picture', { number, of: t(`counter.stage.${stage}`) })}
              />
            </section>
          ),
      )}
    </Panel>
  );
}

function DisputePanel({ charge }: { charge: TripCharge }) {
  const t = useText();
  const name = useChargeName();
  return (
    <Panel title={t('counter.disputed', { charge: name(charge) })}>
      <Facts
        facts={[
          [t('counter.charged'), <Amount key="amount" minor={charge.amount_minor} />],
          [t('counter.dispute'), charge.dispute && <bdi key="dispute">{charge.dispute}</bdi>],
          [
            t('counter.left'),
            charge.settled_minor === null ? (
              t('counter.open')
            ) : (
              <Amount key="left" minor={charge.settled_minor} />
            ),
          ],
          [t('counter.answer'), charge.answer && <bdi key="answer">{charge.answer}</bdi>],
        ]}
      />
    </Panel>
  );
}
