import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { createModule, getModule, setModuleActive, updateModule } from '@errand/contract/console/modules';
import { MODULE_TYPES, type ModuleType } from '@errand/domain/modules';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useNavigate, useParams } from 'react-router';
import { Activation } from '#blocks/activation/activation.tsx';
import { Form } from '#blocks/form/index.ts';
import { labelsOf } from '#blocks/form/names-of.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';

/** Modules whose home page shows how they work, and why customers choose them. */
const HAVE_HOME: ReadonlySet<ModuleType> = new Set(['parcel', 'rental']);

/** A module, or a new one. */
export default function ModuleScreen() {
  const { id } = useParams();
  return id === 'new' ? <NewModule /> : <OneModule id={Number(id)} />;
}

function OneModule({ id }: { id: number }) {
  const t = useText();
  const language = useLanguage();
  const may = useMay();
  const params = { id };
  const module = useRead('zones', getModule, { params });
  const { name, description, all_zone_service, position, version, active } = module;
  return (
    <Page
      title={name[language] ?? name.en}
      back={{ to: '/modules', label: t('modules.title') }}
      actions={
        <>
          <StateTag of="modules" state={active ? 'active' : 'hidden'} />
          {HAVE_HOME.has(module.type) && may('content.read') && (
            <ButtonLink to={`/modules/${id}/home`} size="sm" variant="quiet">
              {t('modules.home')}
            </ButtonLink>
          )}
          {may('zones.update') && (
            <Activation
              endpoint={setModuleActive}
              id={id}
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
        <Facts facts={[[t('modules.type'), t(`modules.${module.type}`)]]} />
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
            done={t('modules.saved')}
          />
        )}
      </Panel>
    </Page>
  );
}

function NewModule() {
  const t = useText();
  const navigate = useNavigate();
  const types = labelsOf(MODULE_TYPES, (type) => t(`modules.${type}`));
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
