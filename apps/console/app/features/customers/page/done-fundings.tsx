import { useText } from '@errand/client/i18n.tsx';
import { type Funding, listFundings, takeFundingBack } from '@errand/contract/console/customers/fundings';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import './customer-rows.css';

/** How many of the latest fundings can be taken back here. */
const LATEST = 3;

/** The latest money that the staff has added to a wallet, each with the button that takes it back. */
export function DoneFundings({ customerId }: { customerId: number }) {
  const t = useText();
  const money = useMoney();
  const [wrong, setWrong] = useState<Funding | null>(null);
  const { data: added } = useQuery(
    consoleQuery('customers', listFundings, {
      query: { customer_id: customerId, status: 'done', limit: LATEST },
    }),
  );
  if (!added || added.rows.length === 0) return null;

  function done({ taken_back_minor }: Funding): void {
    setWrong(null);
    toastDone(t('customers.tookBack', { amount: isolate(money(taken_back_minor)) }));
  }

  return (
    <>
      <ul className="customer-rows" aria-label={t('customers.addedLately')}>
        {added.rows.map((funding) => (
          <FundingRow key={funding.id} funding={funding} onTakeBack={() => setWrong(funding)} />
        ))}
      </ul>
      {wrong !== null && (
        <FormDialog
          title={t('customers.takeBack')}
          onClose={() => setWrong(null)}
          endpoint={takeFundingBack}
          params={{ id: wrong.id }}
          fields={{ reason: { label: t('customers.reason'), help: t('customers.reasonHelp') } }}
          submit={t('customers.takeBack')}
          danger
          onDone={done}
        >
          <p className="text-muted">{t('customers.takeBackText')}</p>
        </FormDialog>
      )}
    </>
  );
}

function FundingRow({ funding, onTakeBack }: { funding: Funding; onTakeBack: () => void }) {
  const t = useText();
  const money = useMoney();
  const dates = useDates();
  const may = useMay();
  const { amount_minor, taken_back_minor, reason, requested_by, requested_at } = funding;
  return (
    <li>
      <div className="customer-row-text">
        <b className="text-label">
          <Amount minor={amount_minor} />
        </b>
        <bdi>{reason}</bdi>
        <span className="text-caption">
          {[requested_by?.name, dates.dateTime(requested_at)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {taken_back_minor > 0 ? (
        <span className="tag">{t('customers.tookBack', { amount: isolate(money(taken_back_minor)) })}</span>
      ) : (
        may('customers.fund') && (
          <Button size="sm" variant="danger" onClick={onTakeBack}>
            {t('customers.takeBack')}
          </Button>
        )
      )}
    </li>
  );
}
