import { useParams, useSearchParams } from 'react-router';
import { unlessOverlay } from '#platform/overlay.ts';
import { ReceiptView } from '../receipt/receipt-view.tsx';

export const shouldRevalidate = unlessOverlay;

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

/** The receipt of an order: for its owner, and for who shows the key of its link or its contact number. */
export default function ReceiptPage() {
  const [search] = useSearchParams();
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
