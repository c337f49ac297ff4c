import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listCatalogCategories } from '@errand/contract/console/catalog/categories';
import { listItemOptions } from '@errand/contract/console/items';
import { translated } from '@errand/domain/language';
import { cx } from '@errand/ui/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#blocks/form/names-of.ts';
import { consoleQuery } from '#platform/query.ts';
import { EntryList } from '../lists/entry-list.tsx';
import './categories-screen.css';

export default function CategoriesScreen() {
  const t = useText();
  const language = useLanguage();
  const { data: options } = useQuery(consoleQuery('catalog', listItemOptions, {}));
  return (
    <EntryList
      path="/items/categories"
      title={t('catalog.categories')}
      add={t('catalog.newCategory')}
      endpoint={listCatalogCategories}
      filters={{
        module_id: { label: t('catalog.module'), options: namesOf(options?.modules) },
        state: {
          label: t('catalog.visibility'),
          options: { active: t('catalog.visible'), hidden: t('catalog.hidden') },
        },
      }}
      columns={{
        name: {
          header: t('catalog.name'),
          cell: ({ name, parent, active }) => (
            <span className={cx('categories-name', parent && 'below')}>
              <bdi>{translated(name, language)}</bdi>
              {!active && <span className="tag">{t('catalog.hidden')}</span>}
            </span>
          ),
        },
        parent: {
          header: t('catalog.parent'),
          phone: 'plain',
          cell: ({ parent }) => parent && <bdi>{parent.name}</bdi>,
        },
        module: {
          header: t('catalog.module'),
          phone: 'plain',
          cell: ({ module }) => <bdi>{module.name}</bdi>,
        },
        tax_class: {
          header: t('catalog.tax_class'),
          phone: 'beside',
          cell: ({ tax_class }) => tax_class && <bdi>{tax_class.name}</bdi>,
        },
        position: { header: t('catalog.position'), align: 'end', cell: ({ position }) => position },
      }}
      empty={{ title: t('catalog.noCategories'), text: t('catalog.noCategoriesText') }}
    />
  );
}
