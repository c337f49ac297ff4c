import { useText } from '@errand/client/i18n.tsx';
import { listAccountNumbers, setAccountNumber } from '@errand/contract/console/finance/journal';
import type { AccountName } from '@errand/domain/books';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import '#blocks/list/list.css';

/** The numbers that accounts have at the tax adviser. */
export default function NumbersScreen() {
  const t = useText();
  const mayCall = useMayCall();
  const { rows } = useRead('finance', listAccountNumbers, {});
  const [changed, setChanged] = useState<AccountName | null>(null);
  const close = () => setChanged(null);
  const row = rows.find(({ account }) => account === changed);
  return (
    <Page
      title={t('books.numbers')}
      text={t('books.numbersText')}
      back={{ to: '/finance/trial-balance', label: t('books.trial') }}
    >
      <section className="list-frame">
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">{t('books.account')}</th>
              <th scope="col">{t('books.number')}</th>
              {mayCall(setAccountNumber) && <th scope="col" aria-label={t('books.numberChange')} />}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ account, number }) => (
              <tr key={account}>
                <th scope="row">{t(`books.account.${account}`)}</th>
                <td data-label={t('books.number')}>
                  <bdi dir="ltr">{number}</bdi>
                </td>
                {mayCall(setAccountNumber) && (
                  <td className="end">
                    <Button size="sm" variant="quiet" onClick={() => setChanged(account)}>
                      <span aria-hidden="true">{t('books.numberChange')}</span>
                      <span className="sr-only">
                        {t('books.numberOf', { account: t(`books.account.${account}`) })}
                      </span>
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {row && (
        <FormDialog
          title={t('books.numberOf', { account: t(`books.account.${row.account}`) })}
          onClose={close}
          endpoint={setAccountNumber}
          hidden={{ account: row.account }}
          values={{ number: row.is_default ? null : row.number }}
          fields={{ number: { label: t('books.number'), help: t('books.numberHelp') } }}
          submit={t('books.numberSave')}
          done={t('books.numberSaved')}
        />
      )}
    </Page>
  );
}
