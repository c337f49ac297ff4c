import { type TextKey, useText } from '@errand/client/i18n.tsx';
import type { takeHandPaymentBack } from '@errand/contract/console/finance/hand-refunds';
import type { takeTillDepositBack } from '@errand/contract/console/finance/till';
import type { takeWriteOffBack } from '@errand/contract/console/finance/write-offs';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { useDates } from '#platform/format.ts';
import { useMayCall } from '#platform/session.ts';

type Endpoint = typeof takeHandPaymentBack | typeof takeWriteOffBack | typeof takeTillDepositBack;

type TakenBack = {
  id: number;
  taken_back_at: string | null;
  taken_back_by: { name: string } | null;
  taken_back_reason: string | null;
};

/** Takes an entry back that was wrong, with a reason, or says who has done so. */
export function TakeBackButton(props: {
  endpoint: Endpoint;
  row: TakenBack;
  /** What the button is about, for screen readers. */
  subject: string;
  help: TextKey;
}) {
  const { endpoint, row, subject, help } = props;
  const t = useText();
  const dates = useDates();
  const mayCall = useMayCall();
  const [isOpen, setOpen] = useState(false);
  if (row.taken_back_at !== null)
    return (
      <span>
        {t('finance.takenBack', {
          name: isolate(row.taken_back_by?.name ?? '–'),
          at: isolateAny(dates.dateTime(row.taken_back_at)),
        })}{' '}
        <bdi>{row.taken_back_reason}</bdi>
      </span>
    );
  if (!mayCall(endpoint)) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${t('finance.takeBack')}: ${subject}`}
        onClick={() => setOpen(true)}
      >
        {t('finance.takeBack')}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('finance.takeBack')}
        endpoint={endpoint as typeof takeTillDepositBack}
        params={{ id: row.id }}
        fields={{ reason: { label: t('finance.reason'), control: 'longText' } }}
        submit={t('finance.takeBack')}
        danger
        done={t('finance.takeBackDone')}
      >
        <p>{t(help)}</p>
      </FormDialog>
    </>
  );
}
