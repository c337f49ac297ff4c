import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Vehicle } from '@errand/contract/rental';
import { Price } from '@errand/ui/price.tsx';
import { StoreDeal } from '#features/stores/index.ts';
import './vehicle-price.css';

/** The discount on a vehicle as a label: the offer of its provider, which precedes its own [MONEY-14]; nothing without. */
export function VehicleDeal({ vehicle }: { vehicle: Vehicle }) {
  const t = useText();
  const money = useMoney();
  const { discount_price: off, discount_type: type, provider } = vehicle;
  if (provider.discount) return <StoreDeal store={provider} />;
  if (off <= 0) return null;
  return (
    <span className="deal-tag">
      <span>
        {type === 'percent'
          ? t('stores.percentOff', { percent: off })
          : t('rental.amountOff', { amount: money.exact(off) })}
      </span>
    </span>
  );
}

/** A vehicle's main price: per day, else per hour, else per kilometer. */
export function VehiclePrice({ vehicle }: { vehicle: Vehicle }) {
  const t = useText();
  const money = useMoney();
  const [first] = pricesOf(vehicle);
  if (!first) return null;
  return (
    <Price
      now={money.exact(first.now)}
      before={first.before === null ? null : money.exact(first.before)}
      unit={t(first.unit)}
    />
  );
}

/** The secondary price of a vehicle with two rental modes. */
export function SecondPrice({ vehicle }: { vehicle: Vehicle }) {
  const t = useText();
  const money = useMoney();
  const [, second] = pricesOf(vehicle);
  if (!second) return null;
  return (
    <span className="text-meta vehicle-price-second">
      <bdi dir="ltr">{money.exact(second.now)}</bdi> {t(second.unit)}
    </span>
  );
}

/** The prices of the ways in which a vehicle is rented; per day first. */
export function pricesOf(vehicle: Vehicle) {
  const all = [
    { unit: 'rental.aDay', now: vehicle.day_wise_price_now, before: vehicle.day_wise_price },
    { unit: 'rental.anHour', now: vehicle.hourly_price_now, before: vehicle.hourly_price },
    { unit: 'rental.aKilometre', now: vehicle.distance_price_now, before: vehicle.distance_price },
  ] as const;
  return all.flatMap(({ now, ...price }) => (now === null ? [] : { now, ...price }));
}
