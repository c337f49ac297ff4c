import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getModule, setModuleActive, updateModule } from '@errand/contract/console/modules';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Activation } from '#blocks/activation/activation.tsx';
import { Form } from '#blocks/form/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { useTypeNames } from '../use-type-names.ts';

export default function ModuleScreen() {
  const t = useText();
  const language = useLanguage();
  const may = useMay();
  const types = useTypeNames();
  const params = { id: Number(useParams().id) };
  const { data: module } = useSuspenseQuery(consoleQuery('zones', getModule, { params }));
  const { name, description, all_zone_service, position, version, active } = module;
  return (
    <Page
      title={name[language] ?? name.en}
      back={{ to: '/modules', label: t('modules.title') }}
      actions={
        <>
          <StateTag of="modules" state={active ? 'active' : 'hidden'} />
          {may('zones.update') && (
            <Activation
              endpoint={setModuleActive}
              id={params.id}
              active={active}
              labels={{ activate: t('modules.activate'), deactivate: t('modules.deactivate') }}
              done={{ activated: t('modules.isShown'), deactivated: t('modules.isHidden') }}
            />
          )}
        </>
      }
      narrow
    >
      <Panel>
        <Facts facts={[[t('modules.type'), types[module.type]]]} />
        {may('zones.update') && (
          <Form
            endpoint={updateModule}
            params={params}
            hidden={{ version }}
            values={{ name, description, all_zone_service, position }}
            fields={{
              name: { label: t('modules.name') },
              description: { label: t('modules.description') },
              position: { label: t('modules.position') },
              all_zone_service: { label: t('modules.allZones') },
            }}
            submit={t('modules.save')}
            onDone={() => toastDone(t('modules.saved'))}
          />
        )}
      </Panel>
    </Page>
  );
}
