import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { type FormEvent, useState } from 'react';
import './quick-choices.css';
import '#blocks/form/form.css';

const TIMES = [10, 15, 20, 30, 45, 60];

/** Asks for the preparation time. A press on a time accepts the order. */
export function AcceptDialog(props: {
  id: number;
  open: boolean;
  onClose: () => void;
  usualMinutes: number;
  isBusy: boolean;
  onAccept: (minutes: number) => void;
}) {
  const { id, open, onClose, usualMinutes, isBusy, onAccept } = props;
  const t = useText();
  const [minutes, setMinutes] = useState(String(usualMinutes));

  function send(event: FormEvent): void {
    event.preventDefault();
    onAccept(Number(minutes));
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('kitchen.acceptTitle', { id })}>
      <div className="quick-choices" data-kind="times" role="group" aria-label={t('kitchen.minutes')}>
        {TIMES.map((time) => (
          <Button key={time} variant="soft" size="lg" disabled={isBusy} onClick={() => onAccept(time)}>
            {t('kitchen.minutesShort', { minutes: time })}
          </Button>
        ))}
      </div>
      <form className="form" onSubmit={send}>
        <TextField
          label={t('kitchen.minutes')}
          help={t('kitchen.minutesHelp')}
          type="number"
          inputMode="numeric"
          min={1}
          max={600}
          required
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
        <div className="form-buttons">
          <Button type="submit" loading={isBusy}>
            {t('kitchen.accept')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
