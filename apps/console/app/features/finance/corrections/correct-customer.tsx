import { useText } from '@errand/client/i18n.tsx';
import {
  CORRECTION_DIRECTIONS,
  type Correction,
  correctCustomer,
} from '@errand/contract/console/finance/corrections';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { useMayCall } from '#platform/session.ts';

type Open = { unit: 'money' | 'points'; intent: string };

/** Corrects the points of a customer, or takes money from the wallet that came there by mistake. */
export function CorrectCustomer({ id, walletMinor }: { id: number; walletMinor: number }) {
  const t = useText();
  const mayCall = useMayCall();
  /** With the idempotency key of the opened dialog, so that a repeated call corrects once. */
  const [open, setOpen] = useState<Open | null>(null);
  if (!mayCall(correctCustomer)) return null;
  const close = () => setOpen(null);
  const begin = (unit: Open['unit']) => setOpen({ unit, intent: crypto.randomUUID() });

  function done({ status }: Correction): void {
    close();
    toastDone(t(status === 'done' ? 'finance.correctionDone' : 'finance.correctionWaits'));
  }

  const directions = labelsOf(CORRECTION_DIRECTIONS, (direction) => t(`finance.direction.${direction}`));
  return (
    <div className="form-buttons">
      <Button size="sm" variant="quiet" onClick={() => begin('points')}>
        {t('finance.correctPoints')}
      </Button>
      {walletMinor > 0 && (
        <Button size="sm" variant="quiet" onClick={() => begin('money')}>
          {t('finance.takeMoney')}
        </Button>
      )}
      {open?.unit === 'money' && (
        <FormDialog
          title={t('finance.takeMoney')}
          onClose={close}
          endpoint={correctCustomer}
          params={{ id }}
          hidden={{ unit: 'money', direction: 'take', intent: open.intent }}
          fields={{
            amount: { label: t('finance.amount'), help: t('finance.correctHelp'), control: 'money' },
            reason: { label: t('finance.reason'), control: 'longText' },
          }}
          submit={t('finance.takeMoney')}
          danger
          onDone={done}
        />
      )}
      {open?.unit === 'points' && (
        <FormDialog
          title={t('finance.correctPoints')}
          onClose={close}
          endpoint={correctCustomer}
          params={{ id }}
          hidden={{ unit: 'points', intent: open.intent }}
          values={{ direction: 'take' }}
          fields={{
            direction: { label: t('finance.direction'), options: directions },
            amount: { label: t('finance.points'), help: t('finance.correctHelp') },
            reason: { label: t('finance.reason'), control: 'longText' },
          }}
          submit={t('finance.correctPoints')}
          onDone={done}
        />
      )}
    </div>
  );
}
