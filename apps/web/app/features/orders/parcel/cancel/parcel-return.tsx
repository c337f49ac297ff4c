import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { returnParcel } from '@errand/contract/parcel';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { useOrderTimes } from '../../times/use-order-times.ts';
import { HandoverCode } from '../../track/handover-code.tsx';
import { isBeingReturned } from '../parcel-status.ts';
import { ReturnTerms } from './return-terms.tsx';
import '../../track/order-panel.css';

type Cancellation = NonNullable<Order['parcel_cancellation']>;

/** The return of a parcel that was canceled after the pickup. The server sends it to the owner only. */
export function ParcelReturn({ order }: { order: Order }) {
  const { parcel_cancellation: cancellation } = order;
  if (cancellation?.cancellation_type !== 'after_pickup') return null;
  if (isBeingReturned(order)) return <ReturnUnderway order={order} cancellation={cancellation} />;
  return cancellation.returned_at ? <Returned order={order} cancellation={cancellation} /> : null;
}

function ReturnUnderway({ order, cancellation }: { order: Order; cancellation: Cancellation }) {
  const t = useText();
  const times = useOrderTimes(order.time_zone);
  const { return_fee: fee, return_by: deadline, return_otp: code } = cancellation;
  const isConfirmed = cancellation.sender_confirmed_at !== null;
  const by = deadline && `${times.weekday(deadline)}${t('ui.comma')} ${isolateAny(times.clock(deadline))}`;
  return (
    <>
      {isConfirmed ? (
        <Note icon={Clock} text={t('parcel-order.return.courierConfirms')} />
      ) : (
        <Note icon={Clock}>
          <span>
            {t('parcel-order.return.onWay')}
            {by && fee > 0 && ` ${t('parcel-order.return.deadline', { time: by })}`}
          </span>
        </Note>
      )}
      <ReturnTerms order={order} fee={fee} />
      {code && (
        <>
          <HandoverCode
            name={t('parcel-order.return.code')}
            help={t('parcel-order.return.codeHelp')}
            code={code}
          />
          {!isConfirmed && <ConfirmReturn orderId={order.id} code={code} />}
        </>
      )}
    </>
  );
}

const FEES: Record<Cancellation['return_fee_status'], TextKey> = {
  none: 'parcel-order.return.wasFree',
  unpaid: 'parcel-order.return.wasFree',
  paid: 'parcel-order.return.wasPaid',
  waived: 'parcel-order.return.wasWaived',
};

function Returned({ order, cancellation }: { order: Order; cancellation: Cancellation }) {
  const t = useText();
  const money = useMoney();
  const fee = isolate(money.exact(cancellation.return_fee));
  const atReturn = order.money?.charged.find(({ way }) => way === 'cash_return')?.amount ?? 0;
  const isWithDelivery = atReturn > (order.money?.return_fee ?? 0);
  const key = isWithDelivery ? 'parcel-order.return.wasPaidAll' : FEES[cancellation.return_fee_status];
  const amount = isWithDelivery ? isolate(money.exact(atReturn)) : fee;
  return <Note icon={CircleCheck} text={t(key, { amount, fee })} />;
}

/** Lets the owner confirm that the parcel is back. The courier completes the return, and takes the cash. */
function ConfirmReturn({ orderId, code }: { orderId: number; code: string }) {
  const t = useText();
  const client = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const confirm = useMutation({
    mutationFn: () =>
      api.call(returnParcel, { body: { order_id: orderId, return_otp: code, ...guestField() } }),
    onSuccess: ({ message }) => toastDone(message),
    // The courier may have confirmed it meanwhile, which the reloaded order shows.
    onError: (error) => toastError(error.message),
    onSettled: () => {
      setConfirming(false);
      return client.invalidateQueries({ queryKey: queryKeys.order.all(orderId) });
    },
  });
  return (
    <>
      <Button variant="soft" full onClick={() => setConfirming(true)}>
        {t('parcel-order.return.isBack')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('parcel-order.return.confirmTitle')}
        text={t('parcel-order.return.confirmText')}
        cancel={t('parcel-order.return.notYet')}
        confirm={t('parcel-order.return.isBack')}
        busy={confirm.isPending}
        onConfirm={() => confirm.mutate()}
      />
    </>
  );
}
