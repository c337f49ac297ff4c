import { useText } from '@errand/client/i18n.tsx';
import { getTrialBalance, type TrialBalanceRow } from '@errand/contract/console/finance/journal';
import { isMonth } from '@errand/domain/books';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { latestMonths } from '#blocks/formatted/latest-months.ts';
import { useMonthName } from '#blocks/formatted/use-month-name.ts';
import { Page } from '#blocks/page/page.tsx';
import { FinanceTabs } from '#features/finance/index.ts';
import { useRead } from '#platform/query.ts';
import '#blocks/list/list.css';
import '../trial-balance.css';

const COLUMNS = [
  ['opening_minor', 'openingBalance'],
  ['moved_minor', 'moved'],
  ['closing_minor', 'closingBalance'],
] as const;

/** The balances of all accounts before and after some months. The months are in the address. */
export default function TrialBalanceScreen() {
  const t = useText();
  const [now] = useState(Date.now);
  const months = latestMonths(now, useMonthName());
  const [newest = ''] = Object.keys(months);
  const [params, setParams] = useSearchParams();
  const until = [params.get('until') ?? ''].find(isMonth) ?? newest;
  const given = [params.get('from') ?? ''].find(isMonth) ?? newest;
  const from = given > until ? until : given;
  const { rows } = useRead('finance', getTrialBalance, { query: { from, until } });
  const set = (name: string, value: string) =>
    setParams((before) => {
      before.set(name, value);
      return before;
    });
  const sum = (key: (typeof COLUMNS)[number][0]) => rows.reduce((total, row) => total + row[key], 0);
  return (
    <Page
      title={t('books.trial')}
      text={t('books.trialText')}
      actions={
        <ButtonLink variant="quiet" to="/finance/numbers">
          {t('books.numbers')}
        </ButtonLink>
      }
    >
      <FinanceTabs />
      <div className="trial-balance-months">
        {(
          [
            ['from', from],
            ['until', until],
          ] as const
        ).map(([name, value]) => (
          <SelectField
            key={name}
            label={t(`books.${name}`)}
            value={value}
            onChange={({ target }) => set(name, target.value)}
          >
            {Object.entries(months).map(([month, label]) => (
              <option key={month} value={month}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what does not fit */}
      <section className="list-frame" aria-label={t('books.trial')} tabIndex={0}>
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">{t('books.account')}</th>
              {COLUMNS.map(([key, name]) => (
                <th key={key} scope="col" className="end">
                  {t(`books.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.account} ${row.key}`}>
                <th scope="row">
                  <AccountLink row={row} month={from === until ? from : null} />
                </th>
                {COLUMNS.map(([key, name]) => (
                  <td key={key} className="end" data-label={t(`books.${name}`)}>
                    {row[key] === 0 ? '–' : <Amount minor={row[key]} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('books.sum')}</th>
              {COLUMNS.map(([key, name]) => (
                <td key={key} className="end" data-label={t(`books.${name}`)}>
                  <Amount minor={sum(key)} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </Page>
  );
}

/** The account, which leads to its postings. */
function AccountLink({ row: { account, key }, month }: { row: TrialBalanceRow; month: string | null }) {
  const t = useText();
  const query = new URLSearchParams({ account, ...(month !== null && { month }) });
  return (
    <Link to={`/finance/journal?${query}`}>
      {t(`books.account.${account}`)}
      {key !== '' && (
        <>
          {' '}
          · <bdi dir="ltr">{account === 'tax' ? `${key}%` : key}</bdi>
        </>
      )}
    </Link>
  );
}
