import { useText } from '@errand/client/i18n.tsx';
import type { StoreDetail } from '@errand/contract/console/stores';
import { setStoreCommission } from '@errand/contract/console/stores/commission';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useMay } from '#platform/session.ts';

type Edit = { params: { id: number }; hidden: { version: string }; submit: string; onDone: () => void };

/** The operator's share of the store's sales. The store's own staff only read it. */
export function CommissionForm({ store, edit }: { store: StoreDetail; edit: Edit }) {
  const t = useText();
  const may = useMay();
  const { commission_percent } = store;
  return (
    <Panel title={t('stores.commission')} text={t('stores.commissionText')}>
      {may('stores.approve') ? (
        <Form
          {...edit}
          endpoint={setStoreCommission}
          values={{ commission_percent }}
          fields={{ commission_percent: { label: t('stores.commissionPercent') } }}
        />
      ) : (
        <p>
          {commission_percent === null
            ? t('stores.commissionDefault')
            : t('stores.commissionOwn', { percent: commission_percent })}
        </p>
      )}
    </Panel>
  );
}
