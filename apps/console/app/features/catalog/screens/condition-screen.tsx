import { useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/catalog/conditions';
import { listItemOptions } from '@errand/contract/console/items';
import type { Translations } from '@errand/domain/language';
import { Form } from '#blocks/form/index.ts';
import { namesOf } from '#blocks/form/names-of.ts';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { PicturePanel } from '#blocks/pictures/picture-panel.tsx';
import { useRead } from '#platform/query.ts';
import { EntryScreen } from '../lists/entry-screen.tsx';

export default function ConditionScreen() {
  const t = useText();
  return (
    <EntryScreen
      list={{ to: '/items/conditions', label: t('catalog.conditions') }}
      newTitle={t('catalog.newCondition')}
      newForm={(onDone) => <NewCondition onDone={onDone} />}
      read={contract.getCatalogCondition}
      form={({ id, name, module, version }, onDone) => (
        <>
          <Facts facts={[[t('catalog.module'), <bdi key="module">{module.name}</bdi>]]} />
          <Form
            endpoint={contract.updateCatalogCondition}
            params={{ id }}
            hidden={{ version }}
            values={{ name: name as Translations }}
            fields={{ name: { label: t('catalog.name') } }}
            onDone={onDone}
          />
        </>
      )}
      more={({ id, picture }) => (
        <PicturePanel endpoint={contract.setConditionPicture} id={id} url={picture} />
      )}
      remove={contract.deleteCatalogCondition}
      removeText={t('catalog.deleteConditionText')}
    />
  );
}

function NewCondition({ onDone }: { onDone: (condition: { id: number }) => void }) {
  const t = useText();
  const options = useRead('catalog', listItemOptions, {});
  return (
    <Panel>
      <Form
        endpoint={contract.createCatalogCondition}
        fields={{
          module_id: {
            label: t('catalog.module'),
            options: namesOf(options.modules.filter(({ type }) => type === 'pharmacy')),
          },
          name: { label: t('catalog.name') },
        }}
        submit={t('catalog.create')}
        onDone={onDone}
      />
    </Panel>
  );
}
