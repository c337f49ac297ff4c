import { useText } from '@errand/client/i18n.tsx';
import {
  confirmOfflinePayment,
  type OfflinePayment,
  rejectOfflinePayment,
} from '@errand/contract/console/support/offline-payments';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';

/** Confirms that the money has arrived, or asks the customer for other details. The server asks for the second factor. */
export function PaymentDecision({ payment: { id, state, version } }: { payment: OfflinePayment }) {
  const t = useText();
  const [isRejecting, setRejecting] = useState(false);
  const isLate = state === 'void';
  const confirm = useChange(confirmOfflinePayment, {
    done: t(isLate ? 'payments.lateConfirmed' : 'payments.confirmed'),
  });
  return (
    <Panel title={t('payments.decide')} text={t(isLate ? 'payments.lateText' : 'payments.decideText')}>
      <div className="form-buttons">
        <Button
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ params: { id }, body: { version } })}
        >
          {t('payments.confirm')}
        </Button>
        {state === 'waiting' && (
          <Button variant="danger" onClick={() => setRejecting(true)}>
            {t('payments.reject')}
          </Button>
        )}
      </div>
      <FormDialog
        open={isRejecting}
        onClose={() => setRejecting(false)}
        title={t('payments.reject')}
        endpoint={rejectOfflinePayment}
        params={{ id }}
        hidden={{ version }}
        fields={{ reason: { label: t('payments.reason'), help: t('payments.reasonHelp') } }}
        submit={t('payments.reject')}
        danger
        done={t('payments.rejected')}
      />
    </Panel>
  );
}
