import { useText } from '@errand/client/i18n.tsx';
import { createCatalogAddOn } from '@errand/contract/console/catalog/add-ons';
import { toastDone } from '@errand/ui/toast.tsx';
import { useNavigate, useSearchParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { StoreChoice } from '../store-choice.tsx';

export default function NewAddOnScreen() {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const storeId = Number(params.get('store')) || null;
  return (
    <Page title={t('catalog.newAddOn')} back={{ to: '/items/add-ons', label: t('catalog.addOns') }} narrow>
      {storeId === null ? (
        <StoreChoice />
      ) : (
        <Panel>
          <Form
            endpoint={createCatalogAddOn}
            hidden={{ store_id: storeId }}
            values={{ active: true }}
            fields={{
              name: { label: t('catalog.name') },
              price_minor: { label: t('catalog.price'), control: 'money' },
              active: { label: t('catalog.active') },
            }}
            submit={t('catalog.create')}
            onDone={({ id }) => {
              toastDone(t('catalog.created'));
              void navigate(`/items/add-ons/${id}`, { replace: true });
            }}
          />
        </Panel>
      )}
    </Page>
  );
}
