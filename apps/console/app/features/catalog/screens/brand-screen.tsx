import { useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/catalog/brands';
import { listItemOptions } from '@errand/contract/console/items';
import type { Translations } from '@errand/domain/language';
import { Form } from '#blocks/form/index.ts';
import { namesOf } from '#blocks/form/names-of.ts';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { PicturePanel } from '#blocks/pictures/picture-panel.tsx';
import { useRead } from '#platform/query.ts';
import { EntryScreen } from '../lists/entry-screen.tsx';

export default function BrandScreen() {
  const t = useText();
  return (
    <EntryScreen
      list={{ to: '/items/brands', label: t('catalog.brands') }}
      newTitle={t('catalog.newBrand')}
      newForm={(onDone) => <NewBrand onDone={onDone} />}
      read={contract.getCatalogBrand}
      form={({ id, name, module, version }, onDone) => (
        <>
          <Facts facts={[[t('catalog.module'), <bdi key="module">{module.name}</bdi>]]} />
          <Form
            endpoint={contract.updateCatalogBrand}
            params={{ id }}
            hidden={{ version }}
            values={{ name: name as Translations }}
            fields={{ name: { label: t('catalog.name') } }}
            onDone={onDone}
          />
        </>
      )}
      more={({ id, picture }) => <PicturePanel endpoint={contract.setBrandPicture} id={id} url={picture} />}
      remove={contract.deleteCatalogBrand}
      removeText={t('catalog.deleteBrandText')}
    />
  );
}

function NewBrand({ onDone }: { onDone: (brand: { id: number }) => void }) {
  const t = useText();
  const options = useRead('catalog', listItemOptions, {});
  return (
    <Panel>
      <Form
        endpoint={contract.createCatalogBrand}
        fields={{
          module_id: { label: t('catalog.module'), options: namesOf(options.modules) },
          name: { label: t('catalog.name') },
        }}
        submit={t('catalog.create')}
        onDone={onDone}
      />
    </Panel>
  );
}
