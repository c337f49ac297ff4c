import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract';
import type { Order } from '@errand/contract/orders';
import { cancelOrder } from '@errand/contract/orders-cancel';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { TooLate, tooLateTitle } from '../../cancel/too-late.tsx';
import type { Reasoned } from '../../post-delivery/reason-form.tsx';
import { CancelParcelForm, type CancelType } from './cancel-parcel-form.tsx';

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
