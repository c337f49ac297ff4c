import { useText } from '@errand/client/i18n.tsx';
import { createUnit } from '@errand/contract/console/catalog/vocabulary';
import { toastDone } from '@errand/ui/toast.tsx';
import { useNavigate } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';

export default function NewUnitScreen() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Page title={t('catalog.newUnit')} back={{ to: '/items/units', label: t('catalog.units') }} narrow>
      <Panel>
        <Form
          endpoint={createUnit}
          fields={{ name: { label: t('catalog.name'), help: t('catalog.unitHelp') } }}
          submit={t('catalog.create')}
          onDone={({ id }) => {
            toastDone(t('catalog.created'));
            void navigate(`/items/units/${id}`, { replace: true });
          }}
        />
      </Panel>
    </Page>
  );
}
