import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { TripPrice } from '@errand/contract/rental-trip-fields';
import { toMinor } from '@errand/domain/money';
import { Price } from '@errand/ui/price.tsx';
import type { ReactNode } from 'react';
import { useUnits } from './trip-price.tsx';
import './trip-price-table.css';

/** The parts of a trip's price, its total, and the deposit, which the total does not include. */
export function TripPriceTable({ trip, deposit }: { trip: TripPrice; deposit: number }) {
  const t = useText();
  const money = useMoney();
  const units = useUnits();
  const { digits } = money.style;
  const minor = (amount: number) => toMinor(amount, digits);
  const used = minor(trip.price) + minor(trip.offer_discount) - minor(trip.minimum_addition);
  return (
    <dl className="trip-price-table" aria-label={t('rental-search.priceMadeOf')}>
      <Row
        label={t('rental-search.parts', {
          length: units(trip),
          price: `\u2068${money.exact(trip.unit_price)}\u2069`,
        })}
      >
        <bdi dir="ltr">{money.exactMinor(used)}</bdi>
      </Row>
      {trip.minimum_addition > 0 && (
        <Row label={t('rental-search.minimum')}>
          <bdi dir="ltr">{money.exact(trip.minimum_addition)}</bdi>
        </Row>
      )}
      {trip.offer_discount > 0 && (
        <Row label={t('rental-search.offer')}>
          <bdi dir="ltr">{money.exact(-trip.offer_discount)}</bdi>
        </Row>
      )}
      <Row label={t('rental-search.total')} total>
        <Price
          large
          now={money.exact(trip.price)}
          before={trip.discount > 0 ? money.exact(trip.price_before_discount) : null}
          beforeLabel={t('ui.before')}
        />
      </Row>
      {deposit > 0 && (
        <Row label={t('rental-search.rule.deposit')} note>
          {t('rental-search.rule.depositText', { amount: `\u2068${money.exact(deposit)}\u2069` })}
        </Row>
      )}
    </dl>
  );
}

function Row(props: { label: string; total?: boolean; note?: boolean; children: ReactNode }) {
  const { label, total, note, children } = props;
  return (
    <div data-part={total ? 'total' : note ? 'note' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
