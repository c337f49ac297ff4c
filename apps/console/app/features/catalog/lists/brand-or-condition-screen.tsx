import { useText } from '@errand/client/i18n.tsx';
import type * as contract from '@errand/contract/console/catalog/brands-and-conditions';
import { listItemOptions } from '@errand/contract/console/items';
import type { ResponseOf } from '@errand/contract/endpoint';
import type { Translations } from '@errand/domain/language';
import { Form } from '#blocks/form/index.ts';
import { namesOf } from '#blocks/form/names-of.ts';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { PicturePanel } from '#blocks/pictures/picture-panel.tsx';
import { useRead } from '#platform/query.ts';
import { EntryScreen } from './entry-screen.tsx';

export type Kind = 'brands' | 'conditions';
type Create = typeof contract.createCatalogBrand | typeof contract.createCatalogCondition;

/** The screen of a brand or condition by which a module groups its items, or of a new one. */
export function BrandOrConditionScreen(props: {
  kind: Kind;
  read: typeof contract.getCatalogBrand | typeof contract.getCatalogCondition;
  create: Create;
  update: typeof contract.updateCatalogBrand | typeof contract.updateCatalogCondition;
  setPicture: typeof contract.setBrandPicture | typeof contract.setConditionPicture;
  remove: typeof contract.deleteCatalogBrand | typeof contract.deleteCatalogCondition;
}) {
  const { kind, read, create, update, setPicture, remove } = props;
  const t = useText();
  return (
    <EntryScreen
      list={{ to: `/items/${kind}`, label: t(`catalog.${kind}`) }}
      newTitle={t(`catalog.new.${kind}`)}
      newForm={(onDone) => <NewBrandOrCondition kind={kind} create={create} onDone={onDone} />}
      read={read}
      form={({ id, name, module, version }, onDone) => (
        <>
          <Facts facts={[[t('catalog.module'), <bdi key="module">{module.name}</bdi>]]} />
          <Form
            endpoint={update}
            params={{ id }}
            hidden={{ version }}
            values={{ name: name as Translations }}
            fields={{ name: { label: t('catalog.name') } }}
            onDone={onDone}
          />
        </>
      )}
      more={({ id, picture }) => <PicturePanel endpoint={setPicture} id={id} url={picture} />}
      remove={remove}
      removeText={t(`catalog.deleteText.${kind}`)}
    />
  );
}

function NewBrandOrCondition(props: {
  kind: Kind;
  create: Create;
  onDone: (created: { id: number }) => void;
}) {
  const { kind, create, onDone } = props;
  const t = useText();
  const options = useRead('catalog', listItemOptions, {});
  return (
    <Panel>
      <Form
        endpoint={create}
        fields={{
          module_id: { label: t('catalog.module'), options: moduleNames(kind, options.modules) },
          name: { label: t('catalog.name') },
        }}
        submit={t('catalog.create')}
        onDone={onDone}
      />
    </Panel>
  );
}

/** The names of the modules that have such entries: only pharmacies have conditions. */
export function moduleNames(kind: Kind, modules: ResponseOf<typeof listItemOptions>['modules'] | undefined) {
  return namesOf(kind === 'brands' ? modules : modules?.filter(({ type }) => type === 'pharmacy'));
}
