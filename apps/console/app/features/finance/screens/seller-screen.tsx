import { useText } from '@errand/client/i18n.tsx';
import { getBalance } from '@errand/contract/console/finance/balances';
import { useParams } from 'react-router';
import { Page } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { SellerPanel } from '../seller-panel.tsx';

/** What the documents of a store say about it, for the office. */
export default function SellerScreen() {
  const t = useText();
  const may = useMay();
  const id = Number(useParams().id);
  const { payee } = useRead('finance', getBalance, { params: { payees: 'stores', id } });
  return (
    <Page title={payee.name} back={{ to: '/finance/documents', label: t('finance.documents') }}>
      {may('stores.update') ? <SellerPanel id={id} /> : <p>{t('finance.sellerDenied')}</p>}
    </Page>
  );
}
