import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import { listStores } from '@errand/contract/stores';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { MinutesRange } from '#features/stores/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { Link } from '#platform/navigation/link.tsx';
import { cachedData } from '#platform/navigation/page-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { requireLocation } from '#platform/session/require-location.ts';
import type { Route } from './+types/pharmacies-page.ts';
import './pharmacies-page.css';

const MOST = 50;

/** The pharmacies at the visitor's place that take a prescription. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, input } = context.get(pageContext);
  requireLocation(input);
  const query = { type: 'all' as const, offset: 1, limit: MOST };
  const { stores } = await api.call(listStores, { params: { filter: 'all' }, query });
  return { stores: stores.filter(({ prescription_order: isTaken }) => isTaken) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

/** Chooses the pharmacy that reads a prescription. */
export default function PharmaciesPage({ loaderData: { stores } }: Route.ComponentProps) {
  const t = useText();
  const { prescription_order_status: isOffered } = useConfig();
  return (
    <div className="page-width pharmacies-page">
      <PageTitle text={t('checkout.rx.title')} />
      <meta name="robots" content="noindex" />
      <div>
        <h1 className="text-h1">{t('checkout.rx.title')}</h1>
        <p className="text-muted">{t('checkout.rx.choose')}</p>
      </div>
      {!isOffered || stores.length === 0 ? (
        <EmptyState
          level={2}
          picture="compass"
          title={t('checkout.rx.none')}
          text={t('checkout.rx.noneText')}
        >
          <ButtonLink variant="soft" to="/home">
            {t('cart.continue')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="pharmacies-list">
          {stores.map((store) => (
            <li key={store.id}>
              <Link className="pharmacy-row" to={`/prescription/${store.slug}`}>
                <Tile
                  name={store.name}
                  className="size-64"
                  src={store.logo_full_url}
                  art={store.cover_art}
                  width={64}
                />
                <span>
                  <b className="text-title">
                    <bdi>{store.name}</bdi>
                  </b>
                  <span className="text-meta">
                    {isOn(store.open) ? <MinutesRange text={store.delivery_time} /> : t('stores.closedNow')}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
