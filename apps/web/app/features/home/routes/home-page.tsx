import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import type { Banner, Campaign } from '@errand/contract/promotions';
import type { StoreCard } from '@errand/contract/stores';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { AddButton } from '#features/cart/index.ts';
import { ItemCard } from '#features/catalog/index.ts';
import { ModuleStrip } from '#features/modules/index.ts';
import { ParcelHome, parcelSections } from '#features/parcel/home/index.ts';
import { CampaignGrid } from '#features/promotions/index.ts';
import { loadRentalHome, RentalHome } from '#features/rental/index.ts';
import { loadResults, readResultsQuery, SearchField, SearchResults } from '#features/search/index.ts';
import { StoreGrid } from '#features/stores/index.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { pageOf } from '#platform/page-number.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { Banners } from '../components/banners.tsx';
import { HomeEmpty } from '../components/home-empty.tsx';
import { HomeSections } from '../components/home-sections.tsx';
import { NoPlace } from '../components/no-place.tsx';
import { SectionFailed } from '../components/section-failed.tsx';
import { moduleOf } from '../module-of.ts';
import { hasFailed, isEmptyTown, loadSections, settled } from '../sections.ts';
import type { Route } from './+types/home-page.ts';
import './home-page.css';

/** A page with a failed section is not cached, so that the next visit loads it again. */
const UNCACHED: Record<string, string> = { 'cache-control': 'no-store' };

/** Sections load independently: a failed one shows a retry button and never fails the page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, session } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const query = readResultsQuery(params);
  const type = await moduleOf(api, session, query?.moduleId ?? null);
  if (!type || session.zoneIds.length === 0) return { kind: 'no-place' as const };
  if (type === 'parcel') {
    const parcel = await settled(parcelSections(api));
    return data({ kind: 'parcel' as const, parcel }, { headers: hasFailed(parcel) ? UNCACHED : {} });
  }
  if (type === 'rental') {
    const { hasGap, ...rental } = await loadRentalHome(api);
    return data({ kind: 'rental' as const, rental }, { headers: hasGap ? UNCACHED : {} });
  }
  if (query) {
    const results = await loadResults(api, query, params, pageOf(request));
    return { kind: 'results' as const, type, results };
  }
  const sections = await loadSections(api, type, session.interests);
  return data({ kind: 'home' as const, type, sections }, { headers: hasFailed(sections) ? UNCACHED : {} });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const shouldRevalidate = unlessOverlay;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      {loaderData.kind !== 'parcel' && (
        <>
          <PageTitle text={titleOf(t, loaderData)} />
          <meta name="description" content={t('home.description')} />
        </>
      )}
      {loaderData.kind === 'no-place' && <NoPlace />}
      {loaderData.kind === 'parcel' && (
        <div className="page-width">
          <ModuleStrip />
          <ParcelHome
            {...loaderData.parcel}
            banners={bannerRow(loaderData.parcel.banners, t('home.shelf.banners'))}
            failed={sectionFailed}
          />
        </div>
      )}
      {loaderData.kind === 'rental' && (
        <div className="page-width">
          <ModuleStrip />
          <RentalHome {...loaderData.rental} />
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
          {loaderData.kind === 'results' ? (
            <SearchResults
              data={loaderData.results}
              type={loaderData.type}
              items={itemGrid}
              stores={storeGrid}
            />
          ) : (
            <>
              {isEmptyTown(loaderData.sections) && <HomeEmpty />}
              <HomeSections
                type={loaderData.type}
                sections={loaderData.sections}
                cards={{ item: itemCard, stores: storeRail, campaigns: campaignGrid }}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function searchOf(loaded: Loaded): string {
  return loaded.kind === 'results' ? loaded.results.query.search : '';
}

function titleOf(t: ReturnType<typeof useText>, loaded: Loaded): string {
  const search = searchOf(loaded);
  return search ? t('search.resultsTitle', { search }) : t('home.title');
}

function itemCard(item: Item): ReactNode {
  return <ItemCard key={item.id} item={item} disc={<AddButton item={item} />} />;
}

function bannerRow(banners: Banner[] | null, title: string): ReactNode {
  return banners ? <Banners banners={banners} /> : sectionFailed(title);
}

function sectionFailed(title: string): ReactNode {
  return <SectionFailed key={title} title={title} />;
}

function campaignGrid(campaigns: Campaign[]): ReactNode {
  return <CampaignGrid campaigns={campaigns} />;
}

function itemGrid(items: Item[]): ReactNode {
  return <div className="layout-grid layout-grid-6">{items.map(itemCard)}</div>;
}

function storeGrid(stores: StoreCard[]): ReactNode {
  return <StoreGrid stores={stores} />;
}

function storeRail(stores: StoreCard[]): ReactNode {
  return <StoreGrid stores={stores} rail />;
}
