import { useLanguage, useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/catalog/categories';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { useCategoryFields } from '../lists/category-form.tsx';
import { DeleteButton } from '../lists/delete-button.tsx';
import { PicturePanel } from '../lists/picture-panel.tsx';
import { nameIn } from '../name-in.ts';

const LIST = '/items/categories';

export default function CategoryScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const params = { id: Number(useParams().id) };
  const { data: category } = useSuspenseQuery(
    consoleQuery('catalog', contract.getCatalogCategory, { params }),
  );
  const fields = useCategoryFields(category.parents);
  const { name, parent_id, position, active, version } = category;
  return (
    <Page
      title={nameIn(name, language)}
      back={{ to: LIST, label: t('catalog.categories') }}
      actions={
        may('catalog.update') && (
          <DeleteButton
            endpoint={contract.deleteCatalogCategory}
            id={category.id}
            text={t('catalog.deleteCategoryText')}
            list={LIST}
          />
        )
      }
      narrow
    >
      <Panel>
        <Facts
          facts={[
            [t('catalog.module'), <bdi key="module">{category.module.name}</bdi>],
            [t('catalog.itemsIn'), category.items],
            [t('catalog.subcategories'), category.subcategories],
          ]}
        />
      </Panel>
      {may('catalog.update') && (
        <>
          <Panel key={category.id}>
            <Form
              endpoint={contract.updateCatalogCategory}
              params={params}
              hidden={{ version }}
              values={{ name: name as { en: string; ar?: string }, parent_id, position, active }}
              fields={fields}
              submit={t('catalog.save')}
              onDone={() => toastDone(t('catalog.saved'))}
            />
          </Panel>
          <PicturePanel endpoint={contract.setCategoryPicture} id={category.id} url={category.picture} />
        </>
      )}
    </Page>
  );
}
