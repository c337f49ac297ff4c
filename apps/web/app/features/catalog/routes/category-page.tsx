import { getCategory, listCategoryItems } from '@errand/contract/catalog';
import { AddDisc } from '#features/cart/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { useText } from '#platform/i18n/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { requirePlace } from '#platform/require-place.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pager, pageOf } from '#ui/pager.tsx';
import { StaticPicture } from '#ui/static-picture.tsx';
import '../catalog.css';
import { orNotFound } from '#platform/or-not-found.ts';
import { CategoryChips } from '../components/category-chips.tsx';
import { ItemCard } from '../components/item-card.tsx';
import type { Route } from './+types/category-page.ts';

const ITEMS_A_PAGE = 24;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, session, origin } = context.get(pageContext);
  requirePlace(session);
  const category = await orNotFound(api.call(getCategory, { params }));
  // The category says the module, whichever the visitor came with.
  const headers = { moduleId: String(category.module_id) };
  const [page, parent] = await Promise.all([
    api.call(
      listCategoryItems,
      { params: { id: String(category.id) }, query: { limit: ITEMS_A_PAGE, offset: pageOf(request) } },
      { headers },
    ),
    category.parent_id > 0 ? api.call(getCategory, { params: { id: String(category.parent_id) } }) : null,
  ]);
  return { category, parent, page, url: `${origin}/category/${category.slug}` };
}

export const shouldRevalidate = unlessOverlay;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, page, url } = loaderData;
  const names = page.products.slice(0, 3).map(({ name }) => name);
  return pageMeta({ title: category.name, description: [category.name, ...names].join(' · '), url });
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, parent, page } = loaderData;
  const t = useText();
  return (
    <div className="wrap catp">
      <div className="cathead">
        <h1 className="h1">{category.name}</h1>
        <span className="meta">{t('catalog.itemCount', { count: page.total_size })}</span>
      </div>
      <CategoryChips category={category} parent={parent} />
      {page.products.length === 0 ? (
        <EmptyState
          level={2}
          picture={<StaticPicture name="compass" />}
          title={t('catalog.categoryEmptyTitle')}
          text={t('catalog.categoryEmptyText')}
        >
          <ButtonLink variant="soft" to="/categories">
            {t('catalog.seeCategories')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <section aria-labelledby="category-items">
          <h2 className="sr-only" id="category-items">
            {t('catalog.items')}
          </h2>
          <div className="grid g6">
            {page.products.map((item, index) => (
              <ItemCard key={item.id} item={item} disc={<AddDisc item={item} />} eager={index < 6} />
            ))}
          </div>
        </section>
      )}
      <Pager
        page={page.offset}
        pages={Math.ceil(page.total_size / page.limit)}
        href={(offset) => `?module_id=${category.module_id}&offset=${offset}`}
      />
    </div>
  );
}
