import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listModules } from '@errand/contract/console/modules';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useMay } from '#platform/session.ts';

export default function ModulesScreen() {
  const t = useText();
  const language = useLanguage();
  const may = useMay();
  return (
    <Page
      title={t('modules.title')}
      text={t('modules.text')}
      actions={may('zones.update') && <ButtonLink to="/modules/new">{t('modules.new')}</ButtonLink>}
    >
      <List
        endpoint={listModules}
        resource="zones"
        href={({ id }) => `/modules/${id}`}
        columns={{
          name: { header: t('modules.name'), cell: ({ name }) => name[language] ?? name.en },
          type: { header: t('modules.type'), phone: 'plain', cell: ({ type }) => t(`modules.${type}`) },
          state: {
            header: t('modules.state'),
            phone: 'beside',
            cell: ({ active }) => <StateTag of="modules" state={active ? 'active' : 'hidden'} />,
          },
          position: { header: t('modules.position'), align: 'end', cell: ({ position }) => position },
        }}
        empty={{ title: t('modules.none'), text: t('modules.noneText') }}
      />
    </Page>
  );
}
