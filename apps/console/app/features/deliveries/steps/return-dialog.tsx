import { useText } from '@errand/client/i18n.tsx';
import { type Delivery, returnDelivery } from '@errand/contract/console/deliveries';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useState } from 'react';
import { useChange } from '#platform/query.ts';
import { deliveryChanges } from './use-step.ts';
import '#blocks/form/form.css';

/** The courier completes the return of a canceled parcel, with the sender's code unless the sender has confirmed it. */
export function ReturnDialog(props: { delivery: Delivery; open: boolean; onClose: () => void }) {
  const { delivery, open, onClose } = props;
  const { order_id: id, sender_confirmed: isConfirmed } = delivery;
  const t = useText();
  const change = useChange(returnDelivery, { inOrder: deliveryChanges(id) });
  const [code, setCode] = useState('');
  return (
    <Dialog open={open} onClose={onClose} title={t('deliveries.returnTitle', { id })}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ params: { id }, body: { code: code.trim() } }, { onSuccess: onClose });
        }}
      >
        {isConfirmed ? (
          <Note text={t('deliveries.senderConfirmed')} />
        ) : (
          <TextField
            label={t('deliveries.returnCode')}
            help={t('deliveries.returnCodeHelp')}
            inputMode="numeric"
            autoComplete="off"
            required
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        <div className="form-buttons">
          <Button type="submit" size="lg" loading={change.isPending}>
            {t('deliveries.bringBack')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
