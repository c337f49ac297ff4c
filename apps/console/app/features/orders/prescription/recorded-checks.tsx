import { useText } from '@errand/client/i18n.tsx';
import type { RecordedCheck } from '@errand/contract/console/orders/prescription-checks';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { useDates } from '#platform/format.ts';
import './recorded-checks.css';

/** Who checked the prescription of an order, when, and what was decided about each item. */
export function RecordedChecks({ checks }: { checks: readonly RecordedCheck[] }) {
  const t = useText();
  const dates = useDates();
  if (checks.length === 0) return null;
  return (
    <section aria-label={t('orders.rx.checks')} className="recorded-checks">
      {checks.map((check) => (
        <div key={check.id}>
          <p>
            {t('orders.rx.checkedBy', {
              name: isolate(check.pharmacist),
              time: isolateAny(dates.dateTime(check.checked_at)),
            })}
          </p>
          {check.staff && check.staff.name !== check.pharmacist && (
            <p className="text-caption">{t('orders.rx.account', { name: isolate(check.staff.name) })}</p>
          )}
          <ul>
            {check.lines.map((line, index) => (
              <li key={`${index} ${line.name}`}>
                <bdi dir="ltr">{line.quantity}×</bdi> {line.name}
                {line.choice && <span className="text-caption"> {line.choice}</span>}{' '}
                <span className={line.accepted ? 'tag ok' : 'tag bad'}>
                  {t(line.accepted ? 'orders.rx.isCovered' : 'orders.rx.isRejected')}
                </span>
                {line.reason && (
                  <p className="text-caption" dir="auto">
                    {line.reason}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
