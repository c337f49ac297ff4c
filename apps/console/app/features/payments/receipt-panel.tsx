import { useText } from '@errand/client/i18n.tsx';
import { type OfflinePayment, showPaymentReceipt } from '@errand/contract/console/support/offline-payments';
import { Button } from '@errand/ui/forms/button.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { ZoomPicture } from '#blocks/pictures/zoom-picture.tsx';
import { useChange } from '#platform/query.ts';

/** The private picture of a receipt. It is loaded only on request, and never stored in the browser. */
export function ReceiptPanel({ payment: { id, has_receipt: hasReceipt } }: { payment: OfflinePayment }) {
  const t = useText();
  const show = useChange(showPaymentReceipt);
  if (!hasReceipt) return null;
  return (
    <Panel title={t('payments.receipt')} text={t('payments.receiptText')}>
      {show.data ? (
        <ZoomPicture url={show.data.url} alt={t('payments.receiptOf', { order: id })} />
      ) : (
        <div className="form-buttons">
          <Button variant="quiet" loading={show.isPending} onClick={() => show.mutate({ params: { id } })}>
            {t('payments.showReceipt')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
