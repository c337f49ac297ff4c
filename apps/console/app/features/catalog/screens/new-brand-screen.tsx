import { useText } from '@errand/client/i18n.tsx';
import { createCatalogBrand } from '@errand/contract/console/catalog/brands';
import { listItemOptions } from '@errand/contract/console/items';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { namesOf } from '../names-of.ts';

export default function NewBrandScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { data: options } = useSuspenseQuery(consoleQuery('catalog', listItemOptions, {}));
  return (
    <Page title={t('catalog.newBrand')} back={{ to: '/items/brands', label: t('catalog.brands') }} narrow>
      <Panel>
        <Form
          endpoint={createCatalogBrand}
          fields={{
            module_id: { label: t('catalog.module'), options: namesOf(options.modules) },
            name: { label: t('catalog.name') },
          }}
          submit={t('catalog.create')}
          onDone={({ id }) => {
            toastDone(t('catalog.created'));
            void navigate(`/items/brands/${id}`, { replace: true });
          }}
        />
      </Panel>
    </Page>
  );
}
