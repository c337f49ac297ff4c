import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import type { Campaign } from '@errand/contract/promotions';
import type { StoreCard } from '@errand/contract/stores';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { memo, type ReactNode } from 'react';
import { AddButton } from '#features/cart/index.ts';
import { ItemCard } from '#features/catalog/index.ts';
import { ModuleStrip } from '#features/modules/index.ts';
import { ParcelHome } from '#features/parcel/home/index.ts';
import { CampaignGrid } from '#features/promotions/index.ts';
import { RentalHome } from '#features/rental/index.ts';
import { SearchField, SearchResults } from '#features/search/index.ts';
import { StoreGrid } from '#features/stores/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { useRootData } from '#platform/config.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { cachedData } from '#platform/navigation/page-data.ts';
import { unlessOverlay, useOverlay } from '#platform/overlay.ts';
import { unpack } from '#platform/packed.ts';
import { PageTitle } from '#platform/page-title.tsx';
import type { Advertisement } from '../advertisement.ts';
import { Banners } from '../components/banners.tsx';
import { HomeSections } from '../components/home-sections.tsx';
import { Advertisements } from '../components/lazy-advertisements.tsx';
import { SectionFailed } from '../components/section-failed.tsx';
import { loadHome } from '../load-home.ts';
import { hasNoStores } from '../sections.ts';
import type { Route } from './+types/home-page.ts';
import './home-page.css';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadHome(context.get(pageContext), request);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedData(args);
export const shouldRevalidate = unlessOverlay;

export default memo(function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      {loaderData.kind !== 'parcel' && (
        <>
          <PageTitle text={titleOf(t, loaderData)} />
          <meta name="description" content={t('home.description')} />
        </>
      )}
      {loaderData.kind === 'no-location' && <NoLocation />}
      {loaderData.kind === 'parcel' && (
        <div className="page-width">
          <ModuleStrip />
          <ParcelHome
            {...loaderData.parcel}
            banners={loaderData.parcel.banners && <Banners banners={loaderData.parcel.banners} />}
            failed={([title = '', ...others]) => (
              <SectionFailed title={others.length > 0 ? t('home.severalFailed') : title} />
            )}
          />
        </div>
      )}
      {loaderData.kind === 'rental' && (
        <div className="page-width">
          <ModuleStrip />
          <RentalHome
            {...loaderData.rental}
            advertisements={
              loaderData.advertisements.length > 0 && (
                <Advertisements rows={loaderData.advertisements} of="providers" />
              )
            }
          />
        </div>
      )}
      {(loaderData.kind === 'home' || loaderData.kind === 'results') && (
        <div className="page-width">
          <ModuleStrip />
          <div className="home-page-top">
            <h1 className="text-h1">{t(`home.question.${loaderData.type}`)}</h1>
            <SearchField
              // Another search in the URL resets the field.
              key={searchOf(loaderData)}
              type={loaderData.type}
              search={searchOf(loaderData)}
            />
          </div>
          {loaderData.type === 'pharmacy' && <PrescriptionLink />}
          {loaderData.kind === 'results' ? (
            <SearchResults
              data={unpack(loaderData.results)}
              type={loaderData.type}
              items={itemGrid}
              stores={storeGrid}
            />
          ) : (
            <>
              {hasNoStores(unpack(loaderData.sections)) && <HomeEmpty />}
              <HomeSections
                type={loaderData.type}
                sections={unpack(loaderData.sections)}
                cards={{ item: itemCard, stores: storeRail, campaigns: campaignGrid, advertisements }}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}, hasSameData);

/** Leads to the pharmacies that take a prescription. */
function PrescriptionLink() {
  const t = useText();
  const { prescription_order_status: isOffered } = useConfig();
  if (!isOffered) return null;
  return (
    <p className="home-page-prescription">
      <ButtonLink variant="soft" to="/prescription">
        {t('stores.prescription')}
      </ButtonLink>
    </p>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function searchOf(loaded: Loaded): string {
  return loaded.kind === 'results' ? loaded.query.search : '';
}

function titleOf(t: ReturnType<typeof useText>, loaded: Loaded): string {
  const search = searchOf(loaded);
  return search ? t('search.resultsTitle', { search }) : t('home.title');
}

function itemCard(item: Item): ReactNode {
  return <ItemCard key={item.id} item={item} disc={<AddButton item={item} />} />;
}

function campaignGrid(campaigns: Campaign[]): ReactNode {
  return <CampaignGrid campaigns={campaigns} />;
}

function advertisements(rows: Advertisement[]): ReactNode {
  return <Advertisements rows={rows} of="stores" />;
}

/** The first result has the largest picture of the first screen. */
function itemGrid(items: Item[], isFirst: boolean): ReactNode {
  return (
    <div className="layout-grid layout-grid-6">
      {items.map((item, index) => (
        <ItemCard key={item.id} item={item} disc={<AddButton item={item} />} eager={isFirst && index === 0} />
      ))}
    </div>
  );
}

function storeGrid(stores: StoreCard[], isFirst: boolean): ReactNode {
  return <StoreGrid stores={stores} eager={isFirst} />;
}

function storeRail(stores: StoreCard[]): ReactNode {
  return <StoreGrid stores={stores} rail />;
}

/** The home page without a location or module: asks for what is missing, the location first. */
function NoLocation() {
  const t = useText();
  const { session } = useRootData();
  const place = useOverlay('place');
  const modules = useOverlay('modules');
  const missing = session.zoneIds.length === 0 ? 'place' : 'module';
  return (
    <div className="page-width home-page-empty">
      {missing === 'place' ? (
        <EmptyState
          level={1}
          picture="compass"
          eager
          title={t('home.noPlaceTitle')}
          text={t('home.noPlaceText')}
        >
          <Button size="lg" onClick={() => place.show()}>
            {t('home.chooseLocation')}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          picture="shopping-bags"
          eager
          title={t('home.noModuleTitle')}
          text={t('home.noModuleText')}
        >
          <Button size="lg" onClick={() => modules.show()}>
            {t('home.chooseModule')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

/** Shown when no store of the module serves the location. */
function HomeEmpty() {
  const t = useText();
  const place = useOverlay('place');
  return (
    <EmptyState level={2} picture="compass" title={t('home.emptyTitle')} text={t('home.emptyText')}>
      <Button variant="soft" onClick={() => place.show()}>
        {t('home.changePlace')}
      </Button>
    </EmptyState>
  );
}
