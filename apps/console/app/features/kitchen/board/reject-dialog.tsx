import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { type FormEvent, useState } from 'react';
import './quick-choices.css';
import '#blocks/form/form.css';

const USUAL = ['kitchen.reason.soldOut', 'kitchen.reason.busy', 'kitchen.reason.closing'] as const;

/** Asks why the store rejects an order. The customer reads the reason and is refunded. */
export function RejectDialog(props: {
  id: number;
  open: boolean;
  onClose: () => void;
  isBusy: boolean;
  onReject: (reason: string) => void;
}) {
  const { id, open, onClose, isBusy, onReject } = props;
  const t = useText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim() === '') setMissing(true);
    else onReject(reason.trim());
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('kitchen.rejectTitle', { id })}
      dismissible={reason === ''}
    >
      <div className="quick-choices" data-kind="words" role="group" aria-label={t('kitchen.usualReasons')}>
        {USUAL.map((key) => (
          <Button
            key={key}
            variant="soft"
            aria-pressed={reason === t(key)}
            disabled={isBusy}
            onClick={() => setReason(t(key))}
          >
            {t(key)}
          </Button>
        ))}
      </div>
      <form className="form" onSubmit={send}>
        <TextArea
          label={t('kitchen.reason')}
          help={t('kitchen.reasonHelp')}
          error={isMissing && reason.trim() === '' ? t('kitchen.reasonMissing') : undefined}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="form-buttons">
          <Button type="submit" variant="danger" loading={isBusy}>
            {t('kitchen.rejectNow')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('kitchen.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
