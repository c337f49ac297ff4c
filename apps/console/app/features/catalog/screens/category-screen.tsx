import { type Translate, useLanguage, useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/catalog/categories';
import { listItemOptions } from '@errand/contract/console/items';
import { type Translations, translated } from '@errand/domain/language';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Field, Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { PicturePanel } from '#blocks/pictures/picture-panel.tsx';
import { consoleQuery, useRead } from '#platform/query.ts';
import { ChoiceControl } from '../item-controls.tsx';
import { EntryScreen } from '../lists/entry-screen.tsx';
import { CategoryTaxPanel } from '../taxes/category-tax-panel.tsx';

type Parents = readonly { id: number; name: string }[];

export default function CategoryScreen() {
  const t = useText();
  return (
    <EntryScreen
      list={{ to: '/items/categories', label: t('catalog.categories') }}
      newTitle={t('catalog.newCategory')}
      newForm={(onDone) => <NewCategory onDone={onDone} />}
      read={contract.getCatalogCategory}
      facts={({ module, items, subcategories, tax_class }) => [
        [t('catalog.module'), <bdi key="module">{module.name}</bdi>],
        [t('catalog.itemsIn'), items],
        [t('catalog.subcategories'), subcategories],
        [
          t('catalog.tax_class'),
          tax_class ? <bdi key="tax">{tax_class.name}</bdi> : t('catalog.taxFromAbove'),
        ],
      ]}
      form={({ id, name, parent_id, position, active, parents, version }, onDone) => (
        <Form
          endpoint={contract.updateCatalogCategory}
          params={{ id }}
          hidden={{ version }}
          values={{ name: name as Translations, parent_id, position, active }}
          fields={fieldsOf(parents, t)}
          onDone={onDone}
        />
      )}
      more={(category) => (
        <>
          <CategoryTaxPanel key={category.id} category={category} />
          <PicturePanel endpoint={contract.setCategoryPicture} id={category.id} url={category.picture} />
        </>
      )}
      remove={contract.deleteCatalogCategory}
      removeText={t('catalog.deleteCategoryText')}
    />
  );
}

function NewCategory({ onDone }: { onDone: (category: { id: number }) => void }) {
  const t = useText();
  const options = useRead('catalog', listItemOptions, {});
  const [moduleId, setModuleId] = useState(options.modules[0]?.id ?? 0);
  const parents = useMainCategories(moduleId);
  return (
    <Panel>
      <SelectField
        label={t('catalog.module')}
        value={String(moduleId)}
        onChange={({ target }) => setModuleId(Number(target.value))}
      >
        <NamedOptions rows={options.modules} />
      </SelectField>
      <Form
        key={moduleId}
        endpoint={contract.createCatalogCategory}
        hidden={{ module_id: moduleId }}
        values={{ parent_id: null, position: 0, active: true }}
        fields={fieldsOf(parents, t)}
        submit={t('catalog.create')}
        onDone={onDone}
      />
    </Panel>
  );
}

/** `parents` are the main categories that a category can be put in. */
function fieldsOf(parents: Parents, t: Translate) {
  return {
    name: { label: t('catalog.name') },
    parent_id: {
      label: t('catalog.parent'),
      control: (props) => (
        <ChoiceControl
          {...props}
          options={parents}
          optional
          onChange={(value) => props.onChange(value ?? null)}
        />
      ),
      show: (value) => parents.find(({ id }) => id === value)?.name ?? '–',
    },
    position: { label: t('catalog.position'), help: t('catalog.positionHelp') },
    active: { label: t('catalog.active') },
  } satisfies Record<string, Field>;
}

function useMainCategories(moduleId: number): Parents {
  const { data } = useQuery({
    ...consoleQuery('catalog', contract.listCatalogCategories, {
      query: { module_id: moduleId, limit: 100 },
    }),
    enabled: moduleId > 0,
  });
  const language = useLanguage();
  return (data?.rows ?? [])
    .filter(({ parent_id }) => parent_id === null)
    .map(({ id, name }) => ({ id, name: translated(name, language) }));
}
