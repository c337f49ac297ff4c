import { useText } from '@errand/client/i18n.tsx';
import { billStores, listDocuments } from '@errand/contract/console/finance/documents';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { latestMonths } from '#blocks/formatted/latest-months.ts';
import { useMonthName } from '#blocks/formatted/use-month-name.ts';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMayCall } from '#platform/session.ts';
import { useDocumentColumns, useDocumentKinds } from '../document-list.tsx';
import { FinanceTabs } from '../finance-tabs.tsx';
import { WaitingPanel } from '../waiting-panel.tsx';

/** Invoices and credit notes, and what waits for data of a seller. */
export default function DocumentsScreen() {
  const t = useText();
  const mayCall = useMayCall();
  const [isBilling, setBilling] = useState(false);
  const [now] = useState(Date.now);
  const [, ...ended] = Object.entries(latestMonths(now, useMonthName()));
  const endedMonths = Object.fromEntries(ended);
  const [newest] = Object.keys(endedMonths);
  const close = () => setBilling(false);
  return (
    <Page
      title={t('finance.documents')}
      text={t('finance.documentsText')}
      actions={
        mayCall(billStores) && (
          <Button variant="quiet" onClick={() => setBilling(true)}>
            {t('finance.bill')}
          </Button>
        )
      }
    >
      <FinanceTabs />
      <WaitingPanel />
      <List
        endpoint={listDocuments}
        resource="finance"
        searchLabel={t('finance.document.search')}
        filters={{
          kind: { label: t('finance.document.kind'), options: useDocumentKinds() },
          issuer: {
            label: t('finance.document.issuer'),
            options: { operator: t('finance.operator'), store: t('finance.stores') },
          },
          from: { label: t('finance.document.issuedOn') },
        }}
        columns={useDocumentColumns()}
        empty={{ title: t('finance.documentsNone'), text: t('finance.documentsNoneText') }}
      />
      <FormDialog
        open={isBilling}
        onClose={close}
        title={t('finance.bill')}
        endpoint={billStores}
        hidden={{ store_id: null }}
        values={{ month: newest ?? '' }}
        fields={{ month: { label: t('finance.month'), options: endedMonths } }}
        submit={t('finance.bill')}
        done={t('finance.billed')}
      >
        <p className="text-meta">{t('finance.billText')}</p>
      </FormDialog>
    </Page>
  );
}
