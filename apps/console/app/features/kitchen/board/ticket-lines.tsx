import { useText } from '@errand/client/i18n.tsx';
import type { KitchenOrder } from '@errand/contract/console/kitchen/board';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { PrescriptionMark } from '#features/orders/index.ts';
import { useDates } from '#platform/format.ts';
import './ticket-lines.css';

/** The items to prepare, with the customer's notes. */
export function TicketLines({ order }: { order: KitchenOrder }) {
  const t = useText();
  return (
    <>
      {order.lines.length > 0 && (
        <ul className="ticket-lines">
          {order.lines.map((line) => (
            <li key={line.id}>
              <b className="ticket-lines-count">
                <bdi dir="ltr">{line.quantity}×</bdi>
              </b>
              <span>
                <b>{line.name}</b>
                {line.needs_prescription && <PrescriptionMark />}
                {line.choice && <span className="text-caption">{line.choice}</span>}
                {line.substitute_for && (
                  <span className="text-caption">
                    {t('orders.rx.insteadOf', { prescribed: isolate(line.substitute_for) })}
                  </span>
                )}
                {line.add_ons.map(({ name, quantity }) => (
                  <span key={name} className="text-caption">
                    <bdi dir="ltr">+ {quantity}×</bdi> {name}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {order.trip && <TripLines trip={order.trip} />}
      {order.prescription && order.lines.length === 0 && <Note text={t('kitchen.prescription')} />}
      {order.note && (
        <p className="ticket-lines-note" dir="auto">
          {order.note}
        </p>
      )}
      {order.unavailable_item_note && (
        <p className="text-caption">{t('kitchen.ifMissing', { text: order.unavailable_item_note })}</p>
      )}
      {order.cutlery && <p className="text-caption">{t('kitchen.cutlery')}</p>}
    </>
  );
}

/** The vehicles to hand over, with the times of pickup and return. */
function TripLines({ trip }: { trip: NonNullable<KitchenOrder['trip']> }) {
  const t = useText();
  const dates = useDates();
  return (
    <>
      <ul className="ticket-lines">
        {trip.vehicles.map(({ name, quantity, plates }) => (
          <li key={name}>
            <b className="ticket-lines-count">
              <bdi dir="ltr">{quantity}×</bdi>
            </b>
            <span>
              <b>{name}</b>
              {plates.length > 0 && (
                <span className="text-caption">
                  {t('kitchen.plates', { plates: plates.map(shownPlate).join(' · ') })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-caption">
        {t('kitchen.tripOut', { time: dates.dateTime(trip.pickup_at) })} ·{' '}
        {t('kitchen.tripBack', { time: dates.dateTime(trip.return_at) })}
      </p>
    </>
  );
}

/** Prevents a line break within a plate. */
function shownPlate(plate: string): string {
  return isolate(plate.replaceAll(' ', '\u00a0'));
}
