import { useText } from '@errand/client/i18n.tsx';
import { createAttribute } from '@errand/contract/console/catalog/vocabulary';
import { toastDone } from '@errand/ui/toast.tsx';
import { useNavigate } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { useAttributeFields } from '../lists/attribute-fields.tsx';

export default function NewAttributeScreen() {
  const t = useText();
  const navigate = useNavigate();
  const fields = useAttributeFields();
  return (
    <Page
      title={t('catalog.newAttribute')}
      back={{ to: '/items/attributes', label: t('catalog.attributes') }}
      narrow
    >
      <Panel>
        <Form
          endpoint={createAttribute}
          values={{ options: [{ en: '' }] }}
          fields={fields}
          submit={t('catalog.create')}
          onDone={({ id }) => {
            toastDone(t('catalog.created'));
            void navigate(`/items/attributes/${id}`, { replace: true });
          }}
        />
      </Panel>
    </Page>
  );
}
