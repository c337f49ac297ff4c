import { useText } from '@errand/client/i18n.tsx';
import { type Category, listCategories } from '@errand/contract/catalog-categories';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { memo } from 'react';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { Link } from '#platform/navigation/link.tsx';
import { cachedData } from '#platform/navigation/page-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { requireLocation } from '#platform/session/require-location.ts';
import type { Route } from './+types/categories-page.ts';
import './category-page.css';
import './categories-page.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, input } = context.get(pageContext);
  requireLocation(input);
  const categories = await api.call(listCategories, { query: {} });
  const main = categories.filter((category) => category.parent_id === 0);
  return { categories: main.map((category) => ({ ...category, childes: [] })) };
}

/** Categories rarely change: the browser refetches them after five minutes. */
export function headers() {
  return { 'cache-control': 'private, max-age=300' };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export default memo(function CategoriesPage({ loaderData: { categories } }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className="page-width category-page">
      <PageTitle text={t('catalog.categoriesTitle')} />
      <h1 className="text-h1">{t('catalog.categoriesTitle')}</h1>
      {categories.length === 0 ? (
        <EmptyState
          level={2}
          picture="compass"
          title={t('catalog.categoriesEmptyTitle')}
          text={t('catalog.categoriesEmptyText')}
        />
      ) : (
        <CategoryGrid categories={categories} />
      )}
    </div>
  );
}, hasSameData);

/** Categories as tiles in six columns. */
function CategoryGrid({ categories }: { categories: Category[] }) {
  return (
    <ul className="category-grid">
      {categories.map((category, index) => (
        <li key={category.id}>
          <Link
            className="category-grid-tile"
            to={`/category/${category.slug}?module_id=${category.module_id}`}
            prefetch="intent"
          >
            <Tile
              name={category.name}
              src={category.image_full_url}
              art={category.art}
              width={184}
              eager={index === 0}
            />
            <span className="text-title">{category.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
