import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import type { OrderDetails } from '@errand/contract/console/orders';
import { refundOrder } from '@errand/contract/console/orders/order-changes';
import type { SparedParty } from '@errand/domain/books';
import {
  REFUND_DESTINATIONS,
  type RefundDestination,
  type RefundPart,
  splitRefund,
} from '@errand/domain/orders';
import { cx } from '@errand/ui/cx.ts';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { Options } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { type FormEvent, useState } from 'react';
import { Amount, positiveAmount } from '#blocks/formatted/formatted.tsx';
import { Facts } from '#blocks/page/page.tsx';
import { BearersField } from '#features/refunds/index.ts';
import { useMoney } from '#platform/format.ts';
import { queries } from '#platform/queries.ts';
import { useChange } from '#platform/query.ts';
import { chosenLines, quoteRefund } from './quote-refund.ts';
import { RefundLines } from './refund-lines.tsx';
import '#blocks/form/form.css';

type Props = { order: OrderDetails; open: boolean; onClose: () => void };

/** Refunds an order in full or by line. The quote follows the rule that the server applies. */
export function RefundDialog({ order, open, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('orders.refundTitle', { id: `#${order.id}` })}
      dismissible={false}
    >
      <RefundForm order={order} onClose={onClose} />
    </Dialog>
  );
}

function RefundForm({ order, onClose }: Omit<Props, 'open'>) {
  const t = useText();
  const money = useMoney();
  const change = useChange(refundOrder);
  const asked = order.refunds.find(({ status }) => status === 'requested');
  const [isWhole, setWhole] = useState(!asked?.lines);
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(
    new Map(asked?.lines?.map(({ line_id, quantity }) => [line_id, quantity])),
  );
  const [parts, setParts] = useState<readonly RefundPart[]>([]);
  const [destination, setDestination] = useState<RefundDestination>('provider');
  const [spared, setSpared] = useState<SparedParty[]>([]);
  const [reason, setReason] = useState(asked?.reason ?? '');
  const [isMissing, setMissing] = useState(false);
  const { refundable } = order;
  if (!refundable) return null;
  const chosen = isWhole ? null : { lines: chosenLines(quantities), parts };
  const amount = quoteRefund(order, refundable, chosen);
  const isTooMuch = amount > refundable.total_minor;
  const split = splitRefund(amount, refundable.provider_minor, refundable.has_wallet, destination);
  const destinations = REFUND_DESTINATIONS.filter((name) => name !== 'wallet' || refundable.has_wallet);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim() === '') {
      setMissing(true);
      return;
    }
    const body = {
      lines: chosen?.lines.map(({ lineId, quantity }) => ({ line_id: lineId, quantity })) ?? null,
      parts: [...parts],
      destination,
      spared,
      reason: reason.trim(),
      amount_minor: amount,
      version: order.version,
    };
    change.mutate(
      { params: { id: order.id }, body },
      {
        onSuccess() {
          toastDone(t('orders.refunded', { amount: isolate(money(amount)) }));
          onClose();
        },
        onError(error) {
          if (error instanceof ApiError && error.code === 'changed_meanwhile')
            void queries.invalidateQueries({ queryKey: ['orders'] });
        },
      },
    );
  }

  return (
    <form className="form" onSubmit={send}>
      {(order.lines.length > 0 || refundable.parts.length > 0) && (
        <div className="segment full" role="group" aria-label={t('orders.refund')}>
          <button
            type="button"
            aria-pressed={isWhole}
            className={cx(isWhole && 'on')}
            onClick={() => setWhole(true)}
          >
            {t(order.refunded_minor > 0 ? 'orders.rest' : 'orders.whole')}
          </button>
          <button
            type="button"
            aria-pressed={!isWhole}
            className={cx(!isWhole && 'on')}
            onClick={() => setWhole(false)}
          >
            {t('orders.byLine')}
          </button>
        </div>
      )}
      {!isWhole && <RefundLines lines={order.lines} quantities={quantities} onChange={setQuantities} />}
      {!isWhole &&
        refundable.parts.map(({ name, amount_minor }) => (
          <CheckRow
            key={name}
            name={name}
            checked={parts.includes(name)}
            onChange={(on) => setParts(on ? [...parts, name] : parts.filter((part) => part !== name))}
          >
            {t(`orders.refundPart.${name}`)} <Amount minor={amount_minor} />
          </CheckRow>
        ))}
      <SelectField
        label={t('orders.destination')}
        value={destination}
        onChange={({ target }) => setDestination(target.value as RefundDestination)}
      >
        <Options values={destinations} label={(name) => t(`orders.destination.${name}`)} />
      </SelectField>
      <BearersField spared={spared} onChange={setSpared} parties={partiesOf(order)} />
      <TextArea
        label={t('orders.reason')}
        help={t('orders.cancelText')}
        rows={2}
        maxLength={500}
        error={isMissing && reason.trim() === '' ? t('orders.reasonMissing') : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Facts
        facts={[
          [t('orders.toProvider'), positiveAmount(split.providerMinor)],
          [t('orders.toWallet'), positiveAmount(split.walletMinor)],
          [t('orders.byHand'), positiveAmount(split.byHandMinor)],
        ]}
      />
      <div className="form-buttons">
        <Button
          type="submit"
          variant="danger"
          loading={change.isPending}
          disabled={amount === 0 || isTooMuch}
        >
          {t('orders.refundNow', { amount: isolate(money(amount)) })}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The parties that an order can spare: a parcel has no store, and trips and collected orders have no courier. */
function partiesOf({ type, store }: OrderDetails): SparedParty[] {
  const hasCourier = type === 'delivery' || type === 'parcel';
  return [...(store ? (['store'] as const) : []), ...(hasCourier ? (['courier'] as const) : [])];
}
