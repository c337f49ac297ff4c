import { useText } from '@errand/client/i18n.tsx';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { listCategories } from '@errand/contract/catalog-categories';
import { memo } from 'react';
import { redirect, useLocation } from 'react-router';
import { useCart } from '#features/cart/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { requirePlace } from '#platform/require-place.ts';
import { InterestBar } from '../components/interest-bar.tsx';
import { InterestTile } from '../components/interest-tile.tsx';
import { PendingOrderLink } from '../components/pending-order-link.tsx';
import { offeredCategories } from '../offered-categories.ts';
import { useInterests } from '../use-interests.ts';
import type { Route } from './+types/interest-page.ts';
import './interest-page.css';

/** Redirects home for parcel and for modules without items. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, input, module: ofInput } = context.get(pageContext);
  requirePlace(input);
  const module = await ofInput();
  if (module?.type === 'parcel') throw redirect('/home');
  const categories = await api.call(listCategories, { query: {} });
  const offered = offeredCategories(categories);
  if (offered.length === 0) throw redirect('/home');
  return { categories: offered, moduleId: module?.id ?? 0, type: module?.type ?? 'food' };
}

export const shouldRevalidate = unlessOverlay;

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default memo(function InterestPage({
  loaderData: { categories, moduleId, type },
}: Route.ComponentProps) {
  const t = useText();
  const interests = useInterests(moduleId, categories);
  const order = useWaitingOrder();
  return (
    <div className="interest-page">
      <PageTitle text={t('interest.title')} />
      <div className="page-width">
        {order && <PendingOrderLink to={order} />}
        <h1 className="text-h1">{t(`interest.question.${type}`)}</h1>
        <p className="text-muted interest-page-text">{t('interest.text')}</p>
        <ul className="interest-page-grid" aria-label={t('interest.title')}>
          {categories.map((category, index) => (
            <li key={category.id}>
              <InterestTile
                category={category}
                eager={index === 0}
                on={interests.chosen.has(category.id)}
                onToggle={() => interests.toggle(category.id)}
              />
            </li>
          ))}
        </ul>
      </div>
      <InterestBar interests={interests} />
    </div>
  );
}, hasSameData);

/** The address at which the interrupted order continues: the checkout or the cart. */
function useWaitingOrder(): string | null {
  const state = useLocation().state as { order?: string | null } | null;
  const { lines } = useCart();
  // The server does not know the navigation history.
  if (!useHydrated() || state?.order === undefined) return null;
  return state.order ?? (lines.length > 0 ? '/checkout?page=cart' : null);
}
