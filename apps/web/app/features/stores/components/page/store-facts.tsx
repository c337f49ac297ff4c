import { useText } from '@errand/client/i18n.tsx';
import { kilometersText } from '@errand/client/kilometers.ts';
import { useMoney } from '@errand/client/money.ts';
import { useClockText } from '@errand/client/use-clock-text.ts';
import { useDates } from '@errand/client/use-dates.ts';
import { isOn } from '@errand/contract/flag';
import type { StoreDetail } from '@errand/contract/stores';
import { type ReactNode, useState } from 'react';
import { useFreeDelivery } from '#platform/free-delivery.ts';
import { useServesLocation } from '#platform/serves-location.ts';
import { useOpeningText } from '../../use-opening-text.ts';
import { useStoreDelivery } from '../../use-store-delivery.ts';
import { DeliveryFee, hasFee } from '../delivery-fee.tsx';
import { MinutesRange } from '../minutes-range.tsx';
import { FreeFrom } from '../route-fee.tsx';
import { StoreDeal } from '../store-deal.tsx';
import { StoreHours } from './store-hours.tsx';
import './store-facts.css';

/** Time and fee of a delivery to the visitor's place, minimum and hours in one row, then the store's offer. */
export function StoreFacts({ store: shown }: { store: StoreDetail }) {
  const store = useStoreDelivery(shown);
  const t = useText();
  const money = useMoney();
  const servesLocation = useServesLocation();
  return (
    <div className="store-facts">
      <dl>
        {servesLocation(store) && (
          <>
            <Fact name={t('stores.delivery')}>
              <MinutesRange text={store.delivery_time} />
            </Fact>
            <Fact name={t('stores.fee')}>
              <FeeFact store={store} />
            </Fact>
          </>
        )}
        {store.distance !== null && (
          <Fact name={t('stores.distance')}>
            {!store.distance_exact && `${t('stores.from')} `}
            <bdi dir="ltr">{kilometersText(store.distance / 1000)}</bdi> {t('stores.km')}
          </Fact>
        )}
        <Fact name={t('stores.minimum')}>
          <bdi dir="ltr">{money.exact(store.minimum_order)}</bdi>
        </Fact>
        <Fact
          name={t(
            !isOn(store.open) ? 'stores.closedNow' : store.closes_at ? 'stores.openUntil' : 'stores.open',
          )}
        >
          <StoreHours store={store}>
            <Hours store={store} />
          </StoreHours>
        </Fact>
      </dl>
      {store.discount && (
        <div className="store-facts-offer">
          <StoreDeal store={store} />
          <OfferEnd offer={store.discount} />
        </div>
      )}
    </div>
  );
}

/** The number of days before its end from which an offer shows its end. */
const SOON_DAYS = 31;

/** "until 30 November": the hour of a daily offer, otherwise the date when it is near. */
function OfferEnd({ offer }: { offer: NonNullable<StoreDetail['discount']> }) {
  const t = useText();
  const clock = useClockText();
  const { date } = useDates();
  const [soon] = useState(() => daysUntil(offer.end_date) < SOON_DAYS);
  const allDay = offer.end_time === '23:59';
  if (allDay && !soon) return null;
  const until = allDay ? date(offer.end_date) : clock(offer.end_time);
  return <span>{t('stores.offerUntil', { until })}</span>;
}

function daysUntil(date: string): number {
  return (Date.parse(`${date}T00:00:00Z`) - Date.now()) / 86_400_000;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FeeFact({ store }: { store: StoreDetail }) {
  const t = useText();
  const money = useMoney();
  const { fromMinor } = useFreeDelivery();
  if (hasFee(store)) {
    return (
      <>
        <DeliveryFee store={store} />
        <span className="store-facts-more">
          <FreeFrom store={store} />
        </span>
      </>
    );
  }
  if (fromMinor) return t('stores.freeFrom', { amount: money.exactMinor(fromMinor) });
  return t('stores.byDistance');
}

function Hours({ store }: { store: StoreDetail }) {
  const t = useText();
  const clock = useClockText();
  const { opens } = useOpeningText()(store);
  if (isOn(store.open)) {
    return store.closes_at ? <bdi>{clock(store.closes_at)}</bdi> : t('stores.dayAndNight');
  }
  return opens ?? t('stores.closedLong');
}
