import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import type { OrderDetails } from '@errand/contract/console/orders';
import { editOrder, type OrderEditQuote, quoteOrderEdit } from '@errand/contract/console/orders/order-edits';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '#platform/api-error.ts';
import { useMoney } from '#platform/format.ts';
import { queries } from '#platform/queries.ts';
import { consoleQuery, useChange } from '#platform/query.ts';
import type { ChosenLine } from '../items/chosen-item.ts';
import { ChosenLines, QuantityRow } from '../items/chosen-lines.tsx';
import { ItemPicker } from '../items/item-picker.tsx';
import { BillRows } from '../page/bill-rows.tsx';

/** What the member should know before an edit below a minimum. */
const MISSED = {
  store: 'orders.missedStore',
  offer: 'orders.missedOffer',
  coupon: 'orders.missedCoupon',
} as const;

type Props = { order: OrderDetails; storeId: number; onClose: () => void };

/** Edits the lines of an order, with a preview of the bill. The server applies the same quote. */
export function EditItems({ order, storeId, onClose }: Props) {
  const t = useText();
  const money = useMoney();
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(
    () => new Map(order.lines.map(({ id, quantity }) => [id, quantity])),
  );
  const [added, setAdded] = useState<ChosenLine[]>([]);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const change = useChange(editOrder, { done: t('orders.edited', { id: `#${order.id}` }) });
  const kept = order.lines.filter(({ id }) => (quantities.get(id) ?? 0) > 0);
  const lines = {
    kept: kept.map(({ id }) => ({ line_id: id, quantity: quantities.get(id) ?? 0 })),
    added: added.map(({ chosen }) => chosen),
  };
  const isChanged =
    added.length > 0 || order.lines.some(({ id, quantity }) => quantities.get(id) !== quantity);
  const isEmpty = lines.kept.length + lines.added.length === 0;
  const preview = useQuery({
    ...consoleQuery('orders', quoteOrderEdit, { params: { id: order.id }, body: lines }),
    enabled: isChanged && !isEmpty,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const quote = isChanged && !isEmpty && !preview.isError ? preview.data : undefined;

  function set(id: number, quantity: number): void {
    setQuantities(new Map(quantities).set(id, quantity));
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!quote || preview.isPlaceholderData) return;
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const body = { ...lines, reason: reason.trim(), total_minor: quote.total_minor, version: order.version };
    change.mutate(
      { params: { id: order.id }, body },
      {
        onSuccess: onClose,
        onError(error) {
          if (error instanceof ApiError && error.code === 'changed_meanwhile')
            void queries.invalidateQueries({ queryKey: ['orders'] });
        },
      },
    );
  }

  return (
    <form className="form" onSubmit={send}>
      <ul className="chosen-lines">
        {kept.map(({ id, name, choice, add_ons: addOns }) => (
          <QuantityRow
            key={id}
            name={name}
            details={[choice, ...addOns.map((addOn) => addOn.name)].filter(Boolean).join(' · ')}
            quantity={quantities.get(id) ?? 0}
            onChange={(quantity) => set(id, quantity)}
            onRemove={() => set(id, 0)}
          />
        ))}
      </ul>
      <ChosenLines lines={added} onChange={setAdded} />
      <ItemPicker
        storeId={storeId}
        onPick={(item, chosen) => setAdded([...added, { key: Date.now(), item, chosen }])}
      />
      {isEmpty && <Note tone="warn" text={t('orders.editEmpty')} />}
      {preview.isError && isChanged && !isEmpty && (
        <Note live="alert" tone="warn" text={errorMessage(preview.error, t)} />
      )}
      {quote?.missed_minimums.map(({ of, minimum_minor: minimum }) => (
        <Note key={of} live="status" tone="warn" text={t(MISSED[of], { minimum: isolate(money(minimum)) })} />
      ))}
      {quote && <EditCost order={order} quote={quote} />}
      <TextArea
        label={t('orders.reason')}
        help={t('orders.editReasonHelp')}
        rows={2}
        maxLength={500}
        error={isMissing && reason.trim() === '' ? t('orders.reasonMissing') : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="form-buttons">
        <Button type="submit" loading={change.isPending} disabled={!quote || preview.isPlaceholderData}>
          {t('orders.editNow')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The new bill, its difference, and the payments or refunds that follow. */
function EditCost({ order, quote }: { order: OrderDetails; quote: OrderEditQuote }) {
  const t = useText();
  const { difference_minor: difference, due_minor: due } = quote;
  const rows: [string, number][] = [
    [t('orders.editDifference'), difference],
    [t('orders.editDue'), due],
    [t('orders.toProvider'), quote.to_provider_minor],
    [t('orders.toWallet'), quote.to_wallet_minor],
    [t('orders.byHand'), quote.by_hand_minor],
  ];
  return (
    <Announced as="section" className="edit-cost" aria-label={t('orders.editCost')}>
      <BillRows bill={quote.bill} totalMinor={quote.total_minor} couponCode={order.coupon_code} more={rows} />
    </Announced>
  );
}
