import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getStatement } from '@errand/contract/console/kitchen/board';
import type { ResponseOf } from '@errand/contract/endpoint';
import type { LanguageCode } from '@errand/domain/language';
import { isoDate, localTime } from '@errand/domain/time';
import { Button } from '@errand/ui/forms/button.tsx';
import { MonthField } from '@errand/ui/forms/date/month-field.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { LoadFailed } from '#blocks/page/load-failed.tsx';
import { PrintHead } from '#blocks/page/print-head.tsx';
import { useDates } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';
import { KitchenPage } from '../kitchen-page.tsx';
import { StatementOrders } from '../statement-orders.tsx';
import '#blocks/list/list.css';
import './statement-screen.css';

type Amounts = ResponseOf<typeof getStatement>['total'];

/** What is payable to the store for a month. */
export default function StatementScreen() {
  const t = useText();
  return (
    <KitchenPage title={t('kitchen.statementTitle')}>
      {({ id, name }) => <Statement key={id} storeId={id} storeName={name} />}
    </KitchenPage>
  );
}

function Statement({ storeId, storeName }: { storeId: number; storeName: string }) {
  const t = useText();
  const language = useLanguage();
  const dates = useDates();
  const { time_zone } = useSession();
  const [thisMonth] = useState(() => isoDate(localTime(Date.now(), time_zone)).slice(0, 7));
  const [month, setMonth] = useState(thisMonth);
  const { data, error, refetch } = useQuery({
    ...consoleQuery('orders', getStatement, { params: { id: storeId }, query: { month: `${month}-01` } }),
    placeholderData: keepPreviousData,
  });
  // A column that is almost always empty.
  const hasCorrections = data?.days.some(({ corrected_minor }) => corrected_minor !== 0);
  const columns = [
    [t('kitchen.sold'), (row: Amounts) => row.sold_minor],
    [t('kitchen.commission'), (row) => -row.commission_minor],
    [t('kitchen.refunded'), (row) => -row.refunded_minor],
    [t('kitchen.cashTaken'), (row) => -row.cash_minor],
    [t('kitchen.fees'), (row) => -row.fees_minor],
    ...(hasCorrections ? ([[t('kitchen.corrected'), (row: Amounts) => row.corrected_minor]] as const) : []),
    [t('kitchen.payable'), (row) => row.payable_minor],
  ] as const satisfies readonly (readonly [string, (row: Amounts) => number])[];
  return (
    <>
      <div className="statement-bar">
        <MonthField label={t('kitchen.month')} value={month} max={thisMonth} onChange={setMonth} />
        <Button variant="quiet" onClick={() => window.print()}>
          {t('kitchen.printNow')}
        </Button>
      </div>
      <PrintHead subject={storeName} period={monthName(month, language)} />
      {data && (
        <p className="text-meta">{t('kitchen.statementText', { percent: data.commission_percent })}</p>
      )}
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      {!data && !error && <Skeleton height="240px" radius="var(--r-card)" />}
      {data?.days.length === 0 && <Note text={t('kitchen.statementEmpty')} />}
      {data && data.days.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard if it is wider than the screen
        <section className="list-frame statement" tabIndex={0} aria-label={t('kitchen.statementTitle')}>
          <table className="list-table">
            <thead>
              <tr>
                <th scope="col">{t('kitchen.day')}</th>
                <th scope="col" className="end">
                  {t('kitchen.orders')}
                </th>
                {columns.map(([label]) => (
                  <th key={label} scope="col" className="end">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.days.map((row) => (
                <tr key={row.day}>
                  <th scope="row">{dates.date(row.day)}</th>
                  <td className="end" data-label={t('kitchen.orders')}>
                    {row.orders}
                  </td>
                  {columns.map(([label, of]) => (
                    <td key={label} className="end" data-label={label}>
                      <Amount minor={of(row)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tbody className="statement-total">
              <tr>
                <th scope="row">{t('kitchen.total')}</th>
                <td className="end" data-label={t('kitchen.orders')}>
                  {data.total.orders}
                </td>
                {columns.map(([label, of]) => (
                  <td key={label} className="end" data-label={label}>
                    <Amount minor={of(data.total)} />
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      )}
      {data && data.days.length > 0 && <StatementOrders storeId={storeId} month={`${month}-01`} />}
    </>
  );
}

/** The name of a month (`2026-03`) with its year. */
function monthName(month: string, language: LanguageCode): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(new Date(`${month}-01T00:00:00Z`));
}
