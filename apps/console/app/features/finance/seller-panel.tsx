import { useText } from '@errand/client/i18n.tsx';
import { getSeller, type SellerDetails, setSeller } from '@errand/contract/console/finance/documents';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';

/** What the documents of a store say about it, which the office or the store itself enters. */
export function SellerPanel({ id }: { id: number }) {
  const t = useText();
  const seller = useRead('finance', getSeller, { params: { id } });
  const { problems, waiting, version, ...values } = seller;
  return (
    <Panel title={t('finance.seller')} text={t('finance.sellerText')}>
      <SellerProblems problems={problems} waiting={waiting} />
      <Form
        endpoint={setSeller}
        params={{ id }}
        hidden={{ version }}
        values={values}
        fields={{
          legal_name: { label: t('finance.legalName'), autoComplete: 'organization' },
          address: { label: t('finance.legalAddress'), autoComplete: 'street-address' },
          postcode: { label: t('finance.postcode'), autoComplete: 'postal-code' },
          city: { label: t('finance.city'), autoComplete: 'address-level2' },
          tax_number: { label: t('finance.taxNumber'), help: t('finance.taxNumberHelp') },
          register_number: { label: t('finance.registerNumber') },
        }}
        done={t('finance.sellerSaved')}
      />
    </Panel>
  );
}

function SellerProblems({ problems, waiting }: Pick<SellerDetails, 'problems' | 'waiting'>) {
  const t = useText();
  if (problems.length === 0) return null;
  const missing = problems.map((problem) => t(`finance.problem.${problem}`)).join(' · ');
  return (
    <Note tone="warn" icon={CircleAlert} text={t('finance.sellerMissing', { missing, count: waiting })} />
  );
}
