import { useText } from '@errand/client/i18n.tsx';
import type { Order } from '@errand/contract/orders';
import { ReceiptFact } from '../../receipt/receipt-fact.tsx';
import { type End, endsOf } from '../ends-of.ts';
import { useParcelFacts } from '../parcel-facts.tsx';
import { PlaceLines } from '../place-lines.tsx';

/** Sender, receiver and what was sent, on the receipt of a parcel. */
export function ParcelReceiptFacts({ order }: { order: Order }) {
  const t = useText();
  const { sender, receiver } = endsOf(order);
  return (
    <>
      <ReceiptEnd name={t('parcel-order.sender')} end={sender} />
      <ReceiptEnd name={t('parcel-order.receiver')} end={receiver} />
      {useParcelFacts(order).map(({ name, value }) => (
        <ReceiptFact key={name} name={name}>
          <span dir="auto">{value}</span>
        </ReceiptFact>
      ))}
    </>
  );
}

function ReceiptEnd({ name, end }: { name: string; end: End }) {
  const t = useText();
  return (
    <ReceiptFact name={name}>
      <b>{end.name ? <bdi>{end.name}</bdi> : t('parcel-order.senderHidden')}</b>
      {end.place && <PlaceLines place={end.place} isWhole={end.isWhole} />}
    </ReceiptFact>
  );
}
