import { useText } from '@errand/client/i18n.tsx';
import { getBalance } from '@errand/contract/console/finance/balances';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { useLocation, useParams } from 'react-router';
import { Columns, Page } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { AccountPanel } from '../account-panel.tsx';
import { BalanceActions } from '../balance-actions.tsx';
import { BalancePanel } from '../balance-panel.tsx';
import { CorrectionsPanel } from '../corrections/corrections-list.tsx';
import { HoldsPanel } from '../holds-panel.tsx';
import { PayoutsPanel } from '../payouts-panel.tsx';

/** The balance of a store or a courier, by the address. */
export default function BalanceScreen() {
  const t = useText();
  const may = useMay();
  const list = useLocation().pathname.startsWith('/finance/couriers/') ? 'couriers' : 'stores';
  const params = { payees: list, id: Number(useParams().id) } as const;
  const balance = useRead('finance', getBalance, { params });
  return (
    <Page
      title={balance.payee.name}
      back={{ to: list === 'stores' ? '/finance' : '/finance/couriers', label: t(`finance.${list}`) }}
      actions={
        list === 'stores' &&
        may('stores.update') && (
          <ButtonLink variant="quiet" to={`/finance/sellers/${balance.payee.id}`}>
            {t('finance.seller')}
          </ButtonLink>
        )
      }
    >
      <Columns
        side={
          <>
            <AccountPanel balance={balance} viewer="office" />
            <HoldsPanel balance={balance} />
            <CorrectionsPanel party={balance.payee} />
          </>
        }
      >
        <BalancePanel balance={balance} actions={<BalanceActions balance={balance} />} />
        <PayoutsPanel balance={balance} />
      </Columns>
    </Page>
  );
}
