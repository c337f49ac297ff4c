import { useText } from '@errand/client/i18n.tsx';
import type { Courier } from '@errand/contract/console/couriers/couriers';
import { Panel } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';

/** Deliveries and earnings of the courier, recent and total. */
export function EarningsPanel({ courier: { ever, last_days: lastDays } }: { courier: Courier }) {
  const t = useText();
  const money = useMoney();
  const rows = [
    [t('couriers.delivered'), lastDays.deliveries, ever.deliveries],
    [t('couriers.charges'), money(lastDays.charges_minor), money(ever.charges_minor)],
    [t('couriers.tips'), money(lastDays.tips_minor), money(ever.tips_minor)],
  ] as const;
  return (
    <Panel title={t('couriers.earnings')}>
      <table className="earnings">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('couriers.earnings')}</span>
            </th>
            <th scope="col">{t('couriers.lastDays')}</th>
            <th scope="col">{t('couriers.ever')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, recent, all]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <bdi dir="ltr">{recent}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{all}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
