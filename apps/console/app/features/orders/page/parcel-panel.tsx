import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { PARCEL_SIZES } from '@errand/domain/parcel';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { isolatedText } from '../isolated-text.tsx';

/** Details that only parcels have. */
export function ParcelPanel({ parcel }: { parcel: NonNullable<OrderDetails['parcel']> }) {
  const t = useText();
  const money = useMoney();
  const dates = useDates();
  const isBrought = parcel.cancellation_type === 'after_pickup';
  const size = PARCEL_SIZES.find((known) => known === parcel.size);
  const payer = parcel.charge_payer === 'receiver' ? 'orders.payer.receiver' : 'orders.payer.sender';
  return (
    <Panel title={t('orders.parcel')}>
      <Facts
        facts={[
          [t('orders.category'), parcel.category],
          [t('orders.contents'), isolatedText(parcel.contents)],
          [t('orders.weight'), parcel.weight_kg && t('orders.kg', { weight: parcel.weight_kg })],
          [t('orders.size'), size ? t(`orders.size.${size}`) : parcel.size],
          [t('orders.value'), parcel.value_minor && <bdi dir="ltr">{money(parcel.value_minor)}</bdi>],
          [t('orders.payer'), parcel.charge_payer && t(payer)],
          [t('orders.returnFee'), isBrought ? <bdi dir="ltr">{money(parcel.return_fee_minor)}</bdi> : null],
          [t('orders.returnBy'), parcel.return_by && dates.dateTime(parcel.return_by)],
        ]}
      />
      {parcel.proofs.map((url, index) => (
        <a key={url} className="text-link" href={url} target="_blank" rel="noreferrer">
          {t('orders.proof', { number: index + 1 })}
        </a>
      ))}
    </Panel>
  );
}
