import { useText } from '@errand/client/i18n.tsx';
import { getOrder, type OrderDetails, type OrderRow } from '@errand/contract/console/orders';
import { refundAfterFee } from '@errand/domain/orders';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PriceField } from '#blocks/form/price-field.tsx';
import { positiveAmount } from '#blocks/formatted/formatted.tsx';
import { Facts } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
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
  const [feeMinor, setFee] = useState(0);
  const [bringsBack, setBringsBack] = useState(true);
  const isCancel = to === 'canceled';
  const isAccept = to === 'confirmed';
  const values = { id: order.id };
  const parts = useCancellation(order.id, isCancel, cancellation ?? null);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (to === null) return;
    if (isCancel && text.trim() === '') {
      setMissing(true);
      return;
    }
    const details = isCancel
      ? {
          reason: text.trim(),
          ...(feeMinor > 0 && { fee_minor: feeMinor }),
          ...(parts?.returnable && { bring_back: bringsBack }),
        }
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
        {isCancel && parts && <CancellationAmounts parts={keptOf(parts, feeMinor)} />}
        {isCancel && parts && parts.keepable_minor > 0 && (
          <FeeField most={parts.keepable_minor} minor={feeMinor} onChange={setFee} />
        )}
        {isCancel && parts?.returnable && (
          <CheckRow name="bring_back" checked={bringsBack} onChange={setBringsBack}>
            {t('orders.cancellation.bringBack')}
          </CheckRow>
        )}
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

type Parts = NonNullable<OrderDetails['cancellation']>;

/** The amounts of the cancellation, fetched unless the screen knows them. */
function useCancellation(id: number, isCancel: boolean, known: Parts | null): Parts | null {
  const { data } = useQuery({
    ...consoleQuery('orders', getOrder, { params: { id } }),
    enabled: isCancel && known === null,
  });
  return known ?? data?.cancellation ?? null;
}

/** The amounts once a part of the payment is kept as a fee. */
function keptOf(parts: Parts, feeMinor: number): Parts {
  if (feeMinor === 0) return parts;
  const paid = { walletMinor: parts.to_wallet_minor, providerMinor: parts.to_provider_minor };
  const left = refundAfterFee(paid, feeMinor);
  return {
    ...parts,
    fee_minor: feeMinor,
    to_wallet_minor: left.walletMinor,
    to_provider_minor: left.providerMinor,
  };
}

/** A part of the payment that is kept, at most the payment. */
function FeeField({
  most,
  minor,
  onChange,
}: {
  most: number;
  minor: number;
  onChange: (minor: number) => void;
}) {
  const t = useText();
  const money = useMoney();
  return (
    <PriceField
      label={t('orders.cancellation.keep')}
      help={t('orders.cancellation.keepHelp', { most: isolate(money(most)) })}
      minor={minor}
      onChange={(typed) => onChange(Math.min(typed, most))}
    />
  );
}

/** The amounts that a cancellation returns, and the customer's fee. */
function CancellationAmounts({ parts }: { parts: Parts }) {
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
