import { useText } from '@errand/client/i18n.tsx';
import {
  type PayeeBalance,
  RECEIPT_PLACES,
  recordReceipt,
  requestAdvance,
} from '@errand/contract/console/finance/balances';
import { CORRECTION_DIRECTIONS, correctBalance } from '@errand/contract/console/finance/corrections';
import { getPayoutRun } from '@errand/contract/console/finance/runs';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { useMayCall } from '#platform/session.ts';

/** What the office does with a balance: asks for an advance, records what a payee has paid of a negative one, or corrects it. */
export function BalanceActions({ balance }: { balance: PayeeBalance }) {
  const t = useText();
  const mayCall = useMayCall();
  /** The idempotency key of the opened advance. */
  const [intent, setIntent] = useState<string | null>(null);
  const [isReceiving, setReceiving] = useState(false);
  /** The idempotency key of the opened correction. */
  const [correction, setCorrection] = useState<string | null>(null);
  return (
    <>
      <div className="form-buttons">
        {balance.balance_minor < 0 && mayCall(recordReceipt) && (
          <Button size="sm" variant="quiet" onClick={() => setReceiving(true)}>
            {t('finance.receipt')}
          </Button>
        )}
        {mayCall(requestAdvance) && (
          <Button size="sm" variant="quiet" onClick={() => setIntent(crypto.randomUUID())}>
            {t('finance.advance')}
          </Button>
        )}
        {mayCall(correctBalance) && (
          <Button size="sm" variant="quiet" onClick={() => setCorrection(crypto.randomUUID())}>
            {t('finance.correct')}
          </Button>
        )}
      </div>
      {correction !== null && (
        <CorrectionDialog balance={balance} intent={correction} onClose={() => setCorrection(null)} />
      )}
      {intent !== null && <AdvanceDialog balance={balance} intent={intent} onClose={() => setIntent(null)} />}
      {isReceiving && <ReceiptDialog balance={balance} onClose={() => setReceiving(false)} />}
    </>
  );
}

type DialogProps = { balance: PayeeBalance; onClose: () => void };

function AdvanceDialog({ balance: { payee }, intent, onClose }: DialogProps & { intent: string }) {
  const t = useText();
  const mayCall = useMayCall();
  const navigate = useNavigate();
  return (
    <FormDialog
      onClose={onClose}
      title={t('finance.advance')}
      endpoint={requestAdvance}
      params={{ payees: payee.list, id: payee.id }}
      hidden={{ intent }}
      fields={{
        amount_minor: { label: t('finance.amount'), help: t('finance.advanceHelp'), control: 'money' },
        reason: { label: t('finance.reason'), control: 'longText' },
      }}
      submit={t('finance.advance')}
      done={t('finance.advanceDone')}
      onDone={({ run_id }) => {
        onClose();
        if (mayCall(getPayoutRun)) void navigate(`/finance/runs/${run_id}`);
      }}
    />
  );
}

function CorrectionDialog({ balance: { payee }, intent, onClose }: DialogProps & { intent: string }) {
  const t = useText();
  const directions = labelsOf(CORRECTION_DIRECTIONS, (direction) => t(`finance.direction.${direction}`));
  return (
    <FormDialog
      onClose={onClose}
      title={t('finance.correct')}
      endpoint={correctBalance}
      params={{ payees: payee.list, id: payee.id }}
      hidden={{ intent }}
      values={{ direction: 'add' }}
      fields={{
        direction: { label: t('finance.direction'), options: directions },
        amount_minor: { label: t('finance.amount'), help: t('finance.correctHelp'), control: 'money' },
        reason: { label: t('finance.reason'), control: 'longText' },
      }}
      submit={t('finance.correct')}
      onDone={({ status }) => {
        toastDone(t(status === 'done' ? 'finance.correctionDone' : 'finance.correctionWaits'));
        onClose();
      }}
    />
  );
}

function ReceiptDialog({ balance: { payee, balance_minor }, onClose }: DialogProps) {
  const t = useText();
  const places = labelsOf(RECEIPT_PLACES, (place) => t(`finance.place.${place}`));
  return (
    <FormDialog
      onClose={onClose}
      title={t('finance.receipt')}
      endpoint={recordReceipt}
      params={{ payees: payee.list, id: payee.id }}
      hidden={{ balance_minor }}
      values={{ amount_minor: -balance_minor, place: 'bank' }}
      fields={{
        amount_minor: { label: t('finance.amount'), control: 'money' },
        place: { label: t('finance.place'), options: places },
      }}
      submit={t('finance.receiptRecord')}
      done={t('finance.receiptDone')}
    />
  );
}
