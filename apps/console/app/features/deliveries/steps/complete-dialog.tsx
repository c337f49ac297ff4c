import { useText } from '@errand/client/i18n.tsx';
import { completeDelivery, type Delivery } from '@errand/contract/console/deliveries';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { type FormEvent, useState } from 'react';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { useChange } from '#platform/query.ts';
import { deliveryChanges } from './use-step.ts';
import '#blocks/form/form.css';

/** Completes a delivery with the code or photo that the operator requires, and confirms the collected cash. */
export function CompleteDialog(props: { delivery: Delivery; open: boolean; onClose: () => void }) {
  const { delivery, open, onClose } = props;
  const t = useText();
  const { order_id: id, proof, cash_minor: cash } = delivery;
  const change = useChange(completeDelivery, {
    done: t('deliveries.done', { id }),
    inOrder: deliveryChanges(id),
  });
  const [code, setCode] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [hasCash, setHasCash] = useState(false);

  function send(event: FormEvent): void {
    event.preventDefault();
    const body = new FormData();
    if (code.trim()) body.set('code', code.trim());
    if (hasCash) body.set('cash_taken', 'true');
    const [picture] = files;
    if (picture) body.set('picture', picture);
    change.mutate({ params: { id }, body }, { onSuccess: onClose });
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('deliveries.deliverTitle', { id })}>
      <form className="form" onSubmit={send}>
        <TextField
          label={t('deliveries.code')}
          help={t(`deliveries.proof.${proof}`)}
          inputMode="numeric"
          autoComplete="off"
          optional={proof !== 'code'}
          required={proof === 'code'}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        {proof !== 'code' && (
          <PictureField label={t('deliveries.photo')} optional files={files} onChange={setFiles} />
        )}
        {cash > 0 && (
          <CheckRow name="cash" checked={hasCash} onChange={setHasCash}>
            {t('deliveries.cashTaken')} <Amount minor={cash} />
          </CheckRow>
        )}
        <div className="form-buttons">
          <Button type="submit" size="lg" loading={change.isPending} disabled={cash > 0 && !hasCash}>
            {t('deliveries.deliverNow')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
