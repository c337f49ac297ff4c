import { useText } from '@errand/client/i18n.tsx';
import { getOrder, type OrderDetails, type OrderRow } from '@errand/contract/console/orders';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { positiveAmount } from '#blocks/formatted/formatted.tsx';
import { Facts } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { transitionKey } from '../order-state.tsx';
import { type TransitionTarget, useOrderTransition } from './use-order-transition.ts';
import '#blocks/form/form.css';

const USUAL_MINUTES = 20;

type Props = {
  order: TransitionTarget;
  /** Null while the dialog is closed. */
  to: OrderRow['status'] | null;
  onClose: () => void;
  cancellation?: OrderDetails['cancellation'];
};

/** Asks for what a transition needs: a reason, a parcel's code, or the preparation time. */
export function TransitionDialog({ order, to, onClose, cancellation }: Props) {
  const t = useText();
  const { transition, target } = useOrderTransition(order);
  const [text, setText] = useState('');
  const [minutes, setMinutes] = useState(String(USUAL_MINUTES));
  const [isMissing, setMissing] = useState(false);
  const isCancel = to === 'canceled';
  const isAccept = to === 'confirmed';
  const values = { id: order.id };

  function send(event: FormEvent): void {
    event.preventDefault();
    if (to === null) return;
    if (isCancel && text.trim() === '') {
      setMissing(true);
      return;
    }
    const details = isCancel
      ? { reason: text.trim() }
      : isAccept
        ? { minutes: Number(minutes) }
        : { code: text.trim() };
    transition(to, details, onClose);
  }

  return (
    <Dialog
      open={to !== null}
      onClose={onClose}
      title={
        isCancel
          ? t('orders.cancelTitle', values)
          : isAccept
            ? t('orders.acceptTitle', values)
            : t('orders.codeTitle', values)
      }
      dismissible={text === ''}
    >
      <form className="form" onSubmit={send}>
        {isCancel && <CancelParts id={order.id} known={cancellation ?? null} />}
        {isCancel && (
          <TextArea
            label={t('orders.reason')}
            help={t('orders.cancelText')}
            error={isMissing && text.trim() === '' ? t('orders.reasonMissing') : undefined}
            maxLength={500}
            value={text}
            onChange={({ target: field }) => setText(field.value)}
          />
        )}
        {isAccept && (
          <TextField
            label={t('orders.minutes')}
            help={t('orders.minutesHelp')}
            type="number"
            inputMode="numeric"
            min={1}
            max={600}
            required
            value={minutes}
            onChange={({ target: field }) => setMinutes(field.value)}
          />
        )}
        {!isCancel && !isAccept && (
          <TextField
            label={t('orders.code')}
            help={t('orders.codeText')}
            inputMode="numeric"
            autoComplete="off"
            required
            value={text}
            onChange={({ target: field }) => setText(field.value)}
          />
        )}
        <div className="form-buttons">
          <Button type="submit" variant={isCancel ? 'danger' : 'primary'} loading={target !== null}>
            {isCancel ? t('orders.cancelNow') : to && t(transitionKey({ type: order.type, status: to }))}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {isCancel ? t('orders.keep') : t('ui.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The amounts of the cancellation, fetched unless the screen knows them. */
function CancelParts({ id, known }: { id: number; known: OrderDetails['cancellation'] }) {
  const { data } = useQuery({
    ...consoleQuery('orders', getOrder, { params: { id } }),
    enabled: known === null,
  });
  const parts = known ?? data?.cancellation;
  return parts ? <CancellationAmounts parts={parts} /> : null;
}

/** The amounts that a cancellation returns, and the customer's fee. */
function CancellationAmounts({ parts }: { parts: NonNullable<OrderDetails['cancellation']> }) {
  const t = useText();
  const { fee_minor, to_wallet_minor, to_provider_minor } = parts;
  if (fee_minor + to_wallet_minor + to_provider_minor === 0)
    return <Note text={t('orders.cancellation.nothing')} />;
  return (
    <Facts
      facts={[
        [t('orders.cancellation.provider'), positiveAmount(to_provider_minor)],
        [t('orders.cancellation.wallet'), positiveAmount(to_wallet_minor)],
        [t('orders.cancellation.fee'), positiveAmount(fee_minor)],
      ]}
    />
  );
}
