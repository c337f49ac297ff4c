import { useText } from '@errand/client/i18n.tsx';
import type { OrderRow } from '@errand/contract/console/orders';
import { awaitsPrescription } from '@errand/domain/orders';
import { isolateAny } from '@errand/ui/isolate.ts';
import { useDates } from '#platform/format.ts';

/** Whom an order waits for because of its prescription; nothing once it can be prepared. */
export function PrescriptionTag(props: {
  prescription: OrderRow['prescription'];
  status: OrderRow['status'];
  /** Absent where the check is no matter. */
  awaits_check?: boolean;
}) {
  const t = useText();
  const dates = useDates();
  const { prescription, status, awaits_check: awaitsCheck = false } = props;
  if (awaitsCheck) return <span className="tag warn">{t('orders.rx.toCheck')}</span>;
  if (!prescription || !awaitsPrescription({ status, step: prescription.step })) return null;
  const { step, answer_by: answerBy } = prescription;
  return (
    <span className={step === 'reading' ? 'tag warn' : 'tag'}>
      {step === 'offered' && answerBy
        ? t('orders.rx.waitsUntil', { time: isolateAny(dates.clock(answerBy)) })
        : t('orders.rx.toPrice')}
    </span>
  );
}
