import { useText } from '@errand/client/i18n.tsx';
import { createModule } from '@errand/contract/console/modules';
import { toastDone } from '@errand/ui/toast.tsx';
import { useNavigate } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { useTypeNames } from '../use-type-names.ts';

export default function NewModuleScreen() {
  const t = useText();
  const navigate = useNavigate();
  const types = useTypeNames();
  return (
    <Page title={t('modules.new')} back={{ to: '/modules', label: t('modules.title') }} narrow>
      <Panel>
        <Form
          endpoint={createModule}
          fields={{
            type: { label: t('modules.type'), options: types },
            name: { label: t('modules.name') },
            description: { label: t('modules.description') },
          }}
          submit={t('modules.create')}
          onDone={({ id }) => {
            toastDone(t('modules.created'));
            void navigate(`/modules/${id}`, { replace: true });
          }}
        />
      </Panel>
    </Page>
  );
}
