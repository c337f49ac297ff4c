import { useParams } from 'react-router';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { unlessOverlay } from '#platform/overlay.ts';
import { ReceiptView } from '../receipt/receipt-view.tsx';

export const shouldRevalidate = unlessOverlay;
export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** The receipt of an order: for its owner, or with the tracking key or the contact number. */
export default function ReceiptPage() {
  const search = useSearch();
  return (
    <ReceiptView
      orderKey={{
        orderId: Number(useParams().id),
        contactNumber: search.get('contact_number') ?? undefined,
        key: search.get('key') ?? undefined,
      }}
    />
  );
}
