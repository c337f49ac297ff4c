import { useText } from '@errand/client/i18n.tsx';
import {
  arriveAtStore,
  bringBackDelivery,
  type Delivery,
  pickUpDelivery,
} from '@errand/contract/console/deliveries';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useState } from 'react';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { OrderState } from '#features/orders/index.ts';
import { useDates } from '#platform/format.ts';
import { CarriedFacts } from '../carried-facts.tsx';
import { type ShownStop, Stops } from '../stops.tsx';
import { AbsentDialog } from './absent-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { useStep } from './use-step.ts';
import './delivery-card.css';

/** An order of the courier with its next step. */
export function DeliveryCard({ delivery }: { delivery: Delivery }) {
  const t = useText();
  const dates = useDates();
  const { order_id: id, status, transitions } = delivery;
  const arrive = useStep(arriveAtStore, id);
  const pickUp = useStep(pickUpDelivery, id);
  const bringBack = useStep(bringBackDelivery, id);
  const [asked, setAsked] = useState<'complete' | 'absent' | 'cancel' | 'return' | null>(null);
  const isCarried = status === 'picked_up';
  const canPickUp = transitions.includes('picked_up');
  const isBefore = !isCarried && status !== 'canceled';
  return (
    <article className="delivery-card" aria-label={t('deliveries.order', { id })}>
      <header className="delivery-card-head">
        <h3 className="text-h3">
          <bdi dir="ltr">#{id}</bdi>
        </h3>
        <OrderState type={delivery.type} status={status} />
        {delivery.expected_to && (
          <span className="text-caption">
            {t('deliveries.until', { time: dates.clock(delivery.expected_to) })}
          </span>
        )}
        <span className="delivery-card-earning">
          <span className="sr-only">{t('deliveries.earn')} </span>
          <Amount minor={delivery.earning_minor} />
        </span>
      </header>
      <CarriedFacts carried={delivery} />
      <Stops stops={stopsOf(delivery)} hasLinks />
      {delivery.lines.length > 0 && (
        <p className="text-caption">
          {delivery.lines.map(({ name, quantity }) => `${isolate(`${quantity}×`)} ${name}`).join(' · ')}
        </p>
      )}
      {[delivery.note, delivery.instruction].map(
        (text) =>
          text && (
            <p key={text} className="delivery-card-note">
              <bdi>{text}</bdi>
            </p>
          ),
      )}
      {delivery.bring_change_minor !== null && delivery.cash_minor > 0 && (
        <Note>
          {t('deliveries.bringChange')} <Amount minor={delivery.bring_change_minor} />
          {delivery.bring_change_minor > delivery.cash_minor && (
            <>
              {' · '}
              <b>
                {t('deliveries.changeDue')}{' '}
                <Amount minor={delivery.bring_change_minor - delivery.cash_minor} />
              </b>
            </>
          )}
        </Note>
      )}
      {isBefore && delivery.at_store_at === null && (
        <Button
          size="lg"
          variant={canPickUp ? 'quiet' : 'primary'}
          full
          loading={arrive.isPending}
          onClick={() => arrive.run()}
        >
          {t(delivery.type === 'parcel' ? 'deliveries.atSender' : 'deliveries.atStore')}
        </Button>
      )}
      {isBefore && !canPickUp && <p className="text-caption">{t('deliveries.notReady')}</p>}
      {canPickUp && (
        <Button size="lg" full loading={pickUp.isPending} onClick={() => pickUp.run()}>
          {t('deliveries.pickedUp')}
        </Button>
      )}
      {transitions.includes('canceled') && (
        <Button variant="ghost" full onClick={() => setAsked('cancel')}>
          {t('deliveries.cancel')}
        </Button>
      )}
      {isCarried && (
        <>
          <Button size="lg" full onClick={() => setAsked('complete')}>
            {t('deliveries.deliver')}
          </Button>
          {delivery.absent_at ? (
            <Note text={t('deliveries.absentAt', { time: dates.clock(delivery.absent_at) })} />
          ) : (
            <Button variant="ghost" full onClick={() => setAsked('absent')}>
              {t('deliveries.absent')}
            </Button>
          )}
        </>
      )}
      {transitions.includes('returned') && (
        <Button size="lg" full onClick={() => setAsked('return')}>
          {t('deliveries.bringBack')}
        </Button>
      )}
      {delivery.bring_back && (
        <Button size="lg" full loading={bringBack.isPending} onClick={() => bringBack.run()}>
          {t('deliveries.broughtBack')}
        </Button>
      )}
      <CompleteDialog delivery={delivery} open={asked === 'complete'} onClose={() => setAsked(null)} />
      <AbsentDialog delivery={delivery} open={asked === 'absent'} onClose={() => setAsked(null)} />
      <CancelDialog delivery={delivery} open={asked === 'cancel'} onClose={() => setAsked(null)} />
      <ReturnDialog delivery={delivery} open={asked === 'return'} onClose={() => setAsked(null)} />
    </article>
  );
}

/** The stops of a delivery: from pickup to destination. A canceled one goes back to its sender or its store. */
function stopsOf({ status, type, pickup, destination, transitions, bring_back }: Delivery): ShownStop[] {
  if (bring_back) return [{ kind: 'backTo', stop: pickup, isStore: true, state: 'now' }];
  if (transitions.includes('returned')) return [{ kind: 'backTo', stop: pickup, state: 'now' }];
  const isCarried = status === 'picked_up';
  return [
    { kind: 'pickup', stop: pickup, isStore: type === 'delivery', state: isCarried ? 'done' : 'now' },
    ...(destination
      ? [{ kind: 'destination', stop: destination, state: isCarried ? 'now' : 'next' } as const]
      : []),
  ];
}
