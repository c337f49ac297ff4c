import { useText } from '@errand/client/i18n.tsx';
import { returnParcel } from '@errand/contract/parcel';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

/** Lets the owner confirm with the return code that the parcel is back, if the courier has not done so. */
export function ConfirmReturn({ orderId, code }: { orderId: number; code: string }) {
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
