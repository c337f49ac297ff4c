import { type TextKey, type Translate, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { ApiError } from '@errand/contract';
import type { Order } from '@errand/contract/orders';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { listParcelCancelReasons } from '@errand/contract/parcel';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { TooLate, tooLateTitle } from '../../cancel/too-late.tsx';
import { type Reasoned, ReasonForm } from '../../post-delivery/reason-form.tsx';
import { ReturnTerms } from './return-terms.tsx';

/** Error codes of a parcel that has moved on. It is reloaded, and the dialog then shows the new terms. */
const MOVED_ON = ['order_not_cancelable', 'order_state'];

const BUTTONS: Record<CancelType, TextKey> = {
  before_pickup: 'parcel-order.cancel',
  after_pickup: 'parcel-order.cancelBack',
};

/**
 * Cancels a parcel that is not delivered yet. Before the pickup this is free; afterwards the parcel is returned for a
 * fee, which the dialog explains first. The server cancels only under the terms that were shown.
 */
export function CancelParcel({ order }: { order: Order }) {
  const t = useText();
  const client = useQueryClient();
  /** The terms under which the dialog was opened; null while it is closed. */
  const [opened, setOpened] = useState<CancelType | null>(null);
  const type = order.cancelable ? (order.parcel?.cancellation_type ?? null) : null;
  const cancel = useMutation({
    mutationFn: ({ reason, text, type: agreed }: Reasoned & { type: CancelType }) =>
      api.call(cancelOrder, {
        body: {
          order_id: order.id,
          reason,
          note: text || null,
          cancellation_type: agreed,
          ...guestField(),
        },
      }),
    onSuccess: ({ message }) => {
      toastDone(message);
      setOpened(null);
    },
    onError: (error) => {
      if (error instanceof ApiError && MOVED_ON.includes(error.code)) return;
      toastError(error.message);
      setOpened(null);
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.order.all(order.id) }),
  });
  const isTooLate = type === null && !cancel.isPending;
  if (isTooLate && !opened) return null;
  return (
    <>
      {type && (
        <Button variant="line" full onClick={() => setOpened(type)}>
          {t(BUTTONS[type])}
        </Button>
      )}
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={t(isTooLate ? tooLateTitle(order) : 'parcel-order.cancelTitle')}
      >
        {isTooLate ? (
          <TooLate order={order} onClose={() => setOpened(null)} />
        ) : (
          type && (
            <CancelParcelForm
              // After the pickup other reasons and terms apply, so the form remounts.
              key={type}
              order={order}
              type={type}
              hasMovedOn={opened !== type}
              busy={cancel.isPending}
              onCancel={(given) => cancel.mutate({ ...given, type })}
              onKeep={() => setOpened(null)}
            />
          )
        )}
      </Dialog>
    </>
  );
}

type CancelType = NonNullable<NonNullable<Order['parcel']>['cancellation_type']>;

async function loadReasons(type: CancelType): Promise<string[]> {
  const query = { limit: 50, cancellation_type: type };
  const { data } = await api.call(listParcelCancelReasons, { query });
  return data.map(({ reason }) => reason);
}

/** The consequences of canceling now, the operator's reasons to choose from, and two buttons. */
function CancelParcelForm(props: {
  order: Order;
  type: CancelType;
  /** The courier picked the parcel up after the dialog was opened. */
  hasMovedOn: boolean;
  busy: boolean;
  onCancel: (given: Reasoned) => void;
  onKeep: () => void;
}) {
  const { order, type, hasMovedOn, busy, onCancel, onKeep } = props;
  const t = useText();
  const { exact } = useMoney();
  const fee = order.parcel?.cancellation_fee ?? 0;
  const isBack = type === 'after_pickup';
  return (
    <>
      {hasMovedOn && (
        <Note live="status" tone="warn" icon={CircleAlert} text={t('parcel-order.cancelMovedOn')} />
      )}
      <p className="text-muted">
        {isBack ? t('parcel-order.cancelBackText') : beforeText(order, fee && isolate(exact(fee)), t)}
      </p>
      {isBack && <ReturnTerms order={order} fee={fee} />}
      <ReasonForm
        name={`cancel-parcel-${type}`}
        load={() => loadReasons(type)}
        legend={t('parcel-order.cancelWhy')}
        words={t('orders.refundNote')}
        onSend={onCancel}
      >
        <div className="confirm-dialog-buttons">
          <Button variant="quiet" onClick={onKeep}>
            {t('parcel-order.keep')}
          </Button>
          <Button type="submit" variant="danger" loading={busy}>
            {t(isBack ? 'parcel-order.cancelBack' : 'parcel-order.cancel')}
          </Button>
        </div>
      </ReasonForm>
    </>
  );
}

function beforeText({ money }: Order, fee: string | 0, t: Translate): string {
  const returned = money?.charged.length ? ` ${t('parcel-order.cancelRefund')}` : '';
  return (fee ? t('parcel-order.cancelFee', { amount: fee }) : t('parcel-order.cancelFree')) + returned;
}
