import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { createCatalogCategory, listCatalogCategories } from '@errand/contract/console/catalog/categories';
import { listItemOptions } from '@errand/contract/console/items';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useCategoryFields } from '../lists/category-form.tsx';
import { nameIn } from '../name-in.ts';

export default function NewCategoryScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { data: options } = useSuspenseQuery(consoleQuery('catalog', listItemOptions, {}));
  const [moduleId, setModuleId] = useState(options.modules[0]?.id ?? 0);
  const parents = useMainCategories(moduleId);
  const fields = useCategoryFields(parents);
  return (
    <Page
      title={t('catalog.newCategory')}
      back={{ to: '/items/categories', label: t('catalog.categories') }}
      narrow
    >
      <Panel>
        <SelectField
          label={t('catalog.module')}
          value={String(moduleId)}
          onChange={({ target }) => setModuleId(Number(target.value))}
        >
          {options.modules.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Form
          key={moduleId}
          endpoint={createCatalogCategory}
          hidden={{ module_id: moduleId }}
          values={{ parent_id: null, position: 0, active: true }}
          fields={fields}
          submit={t('catalog.create')}
          onDone={({ id }) => {
            toastDone(t('catalog.created'));
            void navigate(`/items/categories/${id}`, { replace: true });
          }}
        />
      </Panel>
    </Page>
  );
}

function useMainCategories(moduleId: number): { id: number; name: string }[] {
  const { data } = useQuery({
    ...consoleQuery('catalog', listCatalogCategories, { query: { module_id: moduleId, limit: 100 } }),
    enabled: moduleId > 0,
  });
  const language = useLanguage();
  return (data?.rows ?? [])
    .filter(({ parent_id }) => parent_id === null)
    .map(({ id, name }) => ({ id, name: nameIn(name, language) }));
}
