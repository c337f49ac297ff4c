import { useText } from '@errand/client/i18n.tsx';
import { type Courier, reactivateCourier, suspendCourier } from '@errand/contract/console/support/couriers';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { Form } from '#blocks/form/index.ts';
import { useChange } from '#platform/query.ts';

/** Suspends a courier with a reason, or ends the suspension. */
export function SuspensionButton({ courier: { id, active } }: { courier: Courier }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const reactivate = useChange(reactivateCourier);
  if (!active)
    return (
      <Button
        size="sm"
        loading={reactivate.isPending}
        onClick={() =>
          reactivate.mutate(
            { params: { id }, body: {} },
            {
              onSuccess: () => toastDone(t('couriers.isActive')),
            },
          )
        }
      >
        {t('couriers.reactivate')}
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setOpen(true)}>
        {t('couriers.suspend')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('couriers.suspend')}>
        <Form
          endpoint={suspendCourier}
          params={{ id }}
          fields={{ reason: { label: t('couriers.reason'), help: t('couriers.suspendHelp') } }}
          submit={t('couriers.suspend')}
          danger
          onDone={() => {
            setOpen(false);
            toastDone(t('couriers.isSuspended'));
          }}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
