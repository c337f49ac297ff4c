import { useText } from '@errand/client/i18n.tsx';
import { cancelDelivery, type Delivery } from '@errand/contract/console/deliveries';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { type FormEvent, useState } from 'react';
import { queries } from '#platform/queries.ts';
import { useChange } from '#platform/query.ts';
import '#blocks/form/form.css';

/** Asks why the courier cancels an order before its pickup. The customer reads the reason and is refunded. */
export function CancelDialog(props: { delivery: Delivery; open: boolean; onClose: () => void }) {
  const { delivery, open, onClose } = props;
  const t = useText();
  const cancel = useChange(cancelDelivery);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim() === '') return setMissing(true);
    cancel.mutate(
      { params: { id: delivery.order_id }, body: { reason: reason.trim() } },
      { onSuccess: onClose, onError: () => void queries.invalidateQueries({ queryKey: ['deliveries'] }) },
    );
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('deliveries.cancelTitle')} dismissible={reason === ''}>
      <form className="form" onSubmit={send}>
        <p className="text-muted">{t('deliveries.cancelText')}</p>
        <TextArea
          label={t('deliveries.cancelReason')}
          error={isMissing && reason.trim() === '' ? t('deliveries.cancelMissing') : undefined}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="form-buttons">
          <Button type="submit" variant="danger" size="lg" loading={cancel.isPending}>
            {t('deliveries.cancelNow')}
          </Button>
          <Button variant="ghost" size="lg" onClick={onClose}>
            {t('deliveries.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
