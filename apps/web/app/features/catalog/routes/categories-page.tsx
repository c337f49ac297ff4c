import { useText } from '@errand/client/i18n.tsx';
import { listCategories } from '@errand/contract/catalog-categories';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { memo } from 'react';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { cachedData } from '#platform/navigation/page-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { requirePlace } from '#platform/require-place.ts';
import { CategoryGrid } from '../category/category-grid.tsx';
import type { Route } from './+types/categories-page.ts';
import './category-page.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, input } = context.get(pageContext);
  requirePlace(input);
  const categories = await api.call(listCategories, { query: {} });
  const main = categories.filter((category) => category.parent_id === 0);
  return { categories: main.map((category) => ({ ...category, childes: [] })) };
}

/** Categories rarely change: the browser refetches them after five minutes. */
export function headers() {
  return { 'cache-control': 'private, max-age=300' };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return cachedData(request, serverLoader);
}

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
          picture={<StaticPicture name="compass" />}
          title={t('catalog.categoriesEmptyTitle')}
          text={t('catalog.categoriesEmptyText')}
        />
      ) : (
        <CategoryGrid categories={categories} />
      )}
    </div>
  );
}, hasSameData);
