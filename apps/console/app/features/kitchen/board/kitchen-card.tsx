import { useText } from '@errand/client/i18n.tsx';
import type { KitchenOrder } from '@errand/contract/console/kitchen/board';
import { awaitsPrescription } from '@errand/domain/orders';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Bike, Landmark, Printer } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { DueTime, isLate, PrescriptionTag } from '#features/orders/index.ts';
import { useDates } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';
import { AcceptTime, isUrgent } from './accept-time.tsx';
import { columnOf } from './column-of.ts';
import { KitchenTransitions } from './kitchen-transitions.tsx';
import { TicketLines } from './ticket-lines.tsx';
import './kitchen-card.css';

/** An order on the board: what to prepare, for whom and until when, and the next step. */
export function KitchenCard(props: { order: KitchenOrder; usualMinutes: number; now: number }) {
  const { order, usualMinutes, now } = props;
  const t = useText();
  const dates = useDates();
  const { search } = useLocation();
  const isCourierHere = order.courier?.at_store === true && order.status !== 'picked_up';
  return (
    <article
      className={cx(
        'kitchen-card',
        (isLate(order, now) || isUrgent(order, now)) && 'late',
        order.status === 'pending' && 'waiting',
      )}
      aria-label={t('kitchen.order', { id: order.id })}
    >
      <header className="kitchen-card-head">
        <h3 className="kitchen-card-number">
          <bdi dir="ltr">#{order.id}</bdi>
        </h3>
        <DueTime order={order} now={now} />
        <Link
          to={`/kitchen/tickets/${order.id}${search}`}
          className="kitchen-card-print"
          aria-label={t('kitchen.print', { id: order.id })}
        >
          <Printer className="icon" size={18} />
        </Link>
      </header>
      <p className="text-caption">
        <bdi>{order.customer_name}</bdi> · {t(`kitchen.type.${order.type}`)} ·{' '}
        <Amount minor={order.total_minor} />
        {order.money_state === 'paid' && ` · ${t('kitchen.paid')}`}
      </p>
      {order.scheduled_for && !order.trip && (
        <p className="tag">{t('kitchen.scheduled', { time: dates.dateTime(order.scheduled_for) })}</p>
      )}
      {order.awaits_transfer && (
        <p className="tag warn">
          <Landmark className="icon" size={15} /> {t('kitchen.awaitsTransfer')}
        </p>
      )}
      <AcceptTime order={order} now={now} />
      <PrescriptionTag {...order} />
      <TicketLines order={order} />
      {order.courier && (
        <p className={cx('tag', isCourierHere && 'ok')}>
          <Bike className="icon icon-bold" size={15} />{' '}
          {t(isCourierHere ? 'kitchen.courierHere' : 'kitchen.courier', {
            name: order.courier.name,
          })}
        </p>
      )}
      <PrescriptionLink order={order} />
      <CounterLink order={order} now={now} />
      <KitchenTransitions order={order} usualMinutes={usualMinutes} />
    </article>
  );
}

/** Leads to the counter, where the vehicles of a trip are handed over and taken back. */
function CounterLink({ order, now }: { order: KitchenOrder; now: number }) {
  const { id, type, status } = order;
  const t = useText();
  const may = useMay();
  const { search } = useLocation();
  const isOut = status === 'picked_up';
  if (type !== 'trip' || !(isOut || status === 'confirmed') || !may('kitchen.work')) return null;
  return (
    <ButtonLink
      size="lg"
      full
      variant={columnOf(order, now) === 'today' ? 'primary' : 'quiet'}
      to={`/kitchen/trips/${id}${isOut ? '/return' : ''}${search}`}
    >
      {t(isOut ? 'kitchen.takeBack' : 'kitchen.handOver')}
    </ButtonLink>
  );
}

/** Leads to the screen on which the prescription is checked, or read and priced until the customer has accepted an offer. */
function PrescriptionLink({ order }: { order: KitchenOrder }) {
  const { id, status, prescription } = order;
  const t = useText();
  const may = useMay();
  const { search } = useLocation();
  if (order.awaits_check && may('orders.dispense')) {
    return (
      <ButtonLink size="lg" full to={`/kitchen/prescriptions/${id}/check${search}`}>
        {t('orders.rx.check')}
      </ButtonLink>
    );
  }
  if (!prescription || !awaitsPrescription({ status, step: prescription.step })) return null;
  if (!may('orders.dispense')) return null;
  return (
    <ButtonLink
      size="lg"
      full
      variant={prescription.step === 'reading' ? 'primary' : 'quiet'}
      to={`/kitchen/prescriptions/${id}${search}`}
    >
      {t(prescription.step === 'reading' ? 'orders.rx.read' : 'orders.rx.change')}
    </ButtonLink>
  );
}
