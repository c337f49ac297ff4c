import { useText } from '@errand/client/i18n.tsx';
import { type CounterTrip, getCounterTrip } from '@errand/contract/console/rental/counter';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useLocation, useParams } from 'react-router';
import { PhoneLink } from '#blocks/contact/contact-links.tsx';
import { positiveAmount } from '#blocks/formatted/formatted.tsx';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { OrderState } from '#features/orders/index.ts';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { HandoverForm } from './handover-form.tsx';
import { ReturnForm } from './return-form.tsx';
import { TripRecord } from './trip-record.tsx';
import { UndoHandover } from './undo-handover.tsx';

type Step = 'handover' | 'return';

/** A trip at its provider's counter: hands the vehicles over or takes them back, and shows what was recorded. */
export function CounterPage({ step }: { step: Step }) {
  const t = useText();
  const { search } = useLocation();
  const id = Number(useParams().id);
  const mayWork = useMay()('kitchen.work');
  const trip = useRead('kitchen', getCounterTrip, { params: { id } });
  return (
    <Page
      title={t('counter.title', { id: isolate(`#${id}`) })}
      text={trip.provider.name}
      back={{ to: `/kitchen${search}`, label: t('counter.board') }}
      state={<OrderState type="trip" status={trip.status} />}
      narrow
    >
      <TripFacts trip={trip} />
      {mayWork && <UndoHandover trip={trip} />}
      <NextStep trip={trip} step={step} />
    </Page>
  );
}

/** The form of the step, if it is the next one, else the record. */
function NextStep({ trip, step }: { trip: CounterTrip; step: Step }) {
  const t = useText();
  const { search } = useLocation();
  const mayWork = useMay()('kitchen.work');
  const isOut = trip.status === 'picked_up' && mayWork;
  if (trip.status === 'confirmed' && mayWork) return <HandoverForm trip={trip} />;
  if (isOut && step === 'return') return <ReturnForm trip={trip} />;
  const isRecorded = trip.vehicles.some(({ handover, returned }) => handover ?? returned);
  return (
    <>
      {isRecorded ? <TripRecord trip={trip} /> : <Note text={t('counter.nothing')} />}
      {isOut && (
        <div className="form-buttons">
          <ButtonLink size="lg" to={`/kitchen/trips/${trip.id}/return${search}`}>
            {t('counter.takeBack')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function TripFacts({ trip }: { trip: CounterTrip }) {
  const t = useText();
  const dates = useDates();
  const { driver } = trip;
  return (
    <Panel>
      <Facts
        facts={[
          [t('counter.pickup'), dates.dateTime(trip.pickup_at)],
          [t('counter.return'), dates.dateTime(trip.return_at)],
          [t('counter.customer'), <bdi key="customer">{trip.customer_name}</bdi>],
          [t('counter.driver'), driver && <bdi key="driver">{driver.name}</bdi>],
          [t('counter.phone'), driver && <PhoneLink key="phone" phone={driver.phone} />],
          [
            t('counter.bookedLicense'),
            driver?.license && (
              <bdi key="license" dir="ltr">
                {driver.license}
              </bdi>
            ),
          ],
          [
            t('counter.vehicles'),
            <ul key="vehicles">
              {trip.vehicles.map(({ plate, name }) => (
                <li key={plate}>
                  {name} <bdi dir="ltr">{plate}</bdi>
                </li>
              ))}
            </ul>,
          ],
          [t('counter.bookedKm'), trip.booked_km && t('counter.km', { km: trip.booked_km })],
          [t('counter.due'), positiveAmount(trip.due_minor)],
          [t('counter.note'), trip.note && <bdi key="note">{trip.note}</bdi>],
        ]}
      />
    </Panel>
  );
}
