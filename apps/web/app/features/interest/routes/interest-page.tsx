import { useText } from '@errand/client/i18n.tsx';
import { fieldsOf } from '@errand/client/stored-fields.ts';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { cx } from '@errand/ui/cx.ts';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Check, ShoppingBag } from 'lucide-react';
import { memo } from 'react';
import { redirect, useLocation } from 'react-router';
import { useCart } from '#features/cart/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { requireLocation } from '#platform/session/require-location.ts';
import { type InterestCategory, listOfferedCategories } from '../offered-categories.ts';
import { type Interests, useInterests } from '../use-interests.ts';
import type { Route } from './+types/interest-page.ts';
import './interest-page.css';

/** Redirects home for parcel. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, input, module: ofInput } = context.get(pageContext);
  requireLocation(input);
  const module = await ofInput();
  if (module?.type === 'parcel') throw redirect('/home');
  const chosen = { id: module?.id ?? 0, type: module?.type ?? ('food' as const) };
  return { categories: await listOfferedCategories(api, chosen.type), module: chosen };
}

export const shouldRevalidate = unlessOverlay;
export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default memo(function InterestPage({ loaderData: { categories, module } }: Route.ComponentProps) {
  const t = useText();
  const interests = useInterests(module, categories);
  const order = useWaitingOrder();
  return (
    <div className="interest-page">
      <PageTitle text={t('interest.title')} />
      <div className="page-width">
        {order && <PendingOrderLink to={order} />}
        <h1 className="text-h1">{t(`interest.question.${module.type}`)}</h1>
        <p className="text-muted interest-page-text">{t('interest.text')}</p>
        {categories.length === 0 && (
          <EmptyState
            level={2}
            picture="shopping-bags"
            title={t('interest.none')}
            text={t('interest.noneText')}
          />
        )}
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
      <InterestBar interests={interests} offered={categories.length} />
    </div>
  );
}, hasSameData);

/** The address at which the interrupted order continues: the checkout or the cart. */
function useWaitingOrder(): string | null {
  const { order } = fieldsOf(useLocation().state);
  const { lines } = useCart();
  // The server does not know the navigation history.
  if (!useHydrated() || order === undefined) return null;
  if (typeof order === 'string') return order;
  return lines.length > 0 ? '/checkout?page=cart' : null;
}

/** A link back to the order after a sign-in during checkout. */
function PendingOrderLink({ to }: { to: string }) {
  const t = useText();
  return (
    <section className="pending-order-link" aria-label={t('interest.order')}>
      <ShoppingBag className="icon" size={22} />
      <p>
        <b className="text-title">{t('interest.order')}</b>
        <span className="text-meta">{t('interest.orderText')}</span>
      </p>
      <ButtonLink to={to}>{t('interest.checkout')}</ButtonLink>
    </section>
  );
}

/** A selectable category. */
function InterestTile(props: {
  category: InterestCategory;
  eager: boolean;
  on: boolean;
  onToggle: () => void;
}) {
  const { category, eager, on, onToggle } = props;
  return (
    <label className={cx('interest-tile', on && 'on')}>
      <input type="checkbox" className="sr-only" checked={on} onChange={onToggle} />
      <Tile name={category.name} src={category.image_full_url} art={category.art} width={184} eager={eager}>
        <span className="interest-tile-tick" aria-hidden="true">
          <Check className="icon-bold" size={18} />
        </span>
      </Tile>
      <span className="text-title">{category.name}</span>
    </label>
  );
}

/**
 * A sticky bar with the number of chosen categories, Skip and Continue. Skip is a link, works without scripts and keeps
 * an earlier choice. Where nothing is offered, only Continue leads on.
 */
function InterestBar({ interests, offered }: { interests: Interests; offered: number }) {
  const t = useText();
  const { chosen, saving, save } = interests;
  return (
    <div className="interest-bar" data-bottom-bar>
      <div className="page-width">
        {offered === 0 ? (
          <ButtonLink to="/home">{t('interest.continue')}</ButtonLink>
        ) : (
          <>
            <Announced className="text-label">{t('interest.chosen', { count: chosen.size })}</Announced>
            <ButtonLink variant="quiet" to="/home">
              {t('interest.skip')}
            </ButtonLink>
            <Button disabled={chosen.size === 0} loading={saving} onClick={() => void save()}>
              {t('interest.continue')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
