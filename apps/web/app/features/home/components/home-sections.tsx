import { type TextKey, useLanguage, useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import type { Campaign } from '@errand/contract/promotions';
import { listVisitAgain, type Store, type StoreCard } from '@errand/contract/stores';
import { TINTS } from '@errand/domain/media';
import type { ShoppingModule } from '@errand/domain/modules';
import { cx } from '@errand/ui/cx.ts';
import { AfterPaint } from '@errand/ui/lists/after-paint.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { useRootData } from '#platform/config.ts';
import { Link } from '#platform/navigation/link.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { useSession } from '#platform/session/index.ts';
import type { Advertisement } from '../advertisement.ts';
import { LAYOUTS, type SectionName, type Sections } from '../sections.ts';
import { Banners } from './banners.tsx';
import { CategoryRail } from './category-rail.tsx';
import { FlashSaleSection } from './flash-sale-section.tsx';
import { HomeSection } from './home-section.tsx';
import { SectionFailed } from './section-failed.tsx';
import './tile-rail.css';

const ITEMS_SHOWN = 6;
/** The number of sections that fill a phone's screen. */
const FIRST_SECTIONS = 3;
const CAMPAIGNS_SHOWN = 2;

/** Card components are injected, because they belong to other features. */
type Cards = {
  item: (item: Item) => ReactNode;
  stores: (stores: StoreCard[]) => ReactNode;
  campaigns: (campaigns: Campaign[]) => ReactNode;
  advertisements: (rows: Advertisement[]) => ReactNode;
};
type Props = { type: ShoppingModule; sections: Sections; cards: Cards };

/**
 * The sections of a module's home page in the order of its layout. Sections that failed to load
 * are one card with a retry button.
 */
export function HomeSections({ type, sections, cards }: Props) {
  const t = useText();
  const failed = LAYOUTS[type].filter((name) => name !== 'visitAgain' && sections[name] === null);
  const section = (name: (typeof LAYOUTS)[ShoppingModule][number]) => {
    if (name === 'visitAgain') return <VisitAgain key={name}>{cards.stores}</VisitAgain>;
    if (sections[name] === null) {
      // Many failed parts are one card.
      const title = failed.length > 1 ? t('home.severalFailed') : t(titleOf(name, type));
      return name === failed[0] ? <SectionFailed key="failed" title={title} /> : null;
    }
    return <Section key={name} name={name} type={type} sections={sections} cards={cards} />;
  };
  const names = LAYOUTS[type];
  return (
    <>
      {names.slice(0, FIRST_SECTIONS).map(section)}
      <AfterPaint>{names.slice(FIRST_SECTIONS).map(section)}</AfterPaint>
    </>
  );
}

const STORE_PAGES = {
  popularStores: '/store/popular',
  latestStores: '/store/latest',
  topRated: '/store/all?sort=rating',
  offers: '/store/all?filter=discounted',
} as const;
const ITEM_PAGES = {
  popularItems: 'popular',
  discountedItems: 'discounted',
  recommendedItems: 'recommended',
  newItems: 'new',
  basicItems: 'basic',
} as const;

function Section({ name, type, sections, cards }: Props & { name: SectionName }) {
  const t = useText();
  const title = t(titleOf(name, type));
  switch (name) {
    case 'banners':
      return <Banners banners={sections.banners ?? []} />;
    case 'betweenBanners':
      return <Banners banners={sections.betweenBanners ?? []} between />;
    case 'categories':
      return <CategoryRail categories={sections.categories ?? []} />;
    case 'advertisements': {
      const rows = sections.advertisements ?? [];
      return rows.length > 0 && cards.advertisements(rows);
    }
    case 'flashSale': {
      const sale = sections.flashSale?.sale;
      return sale ? <FlashSaleSection sale={sale} card={cards.item} /> : null;
    }
    case 'brands':
    case 'conditions': {
      const rows = sections[name] ?? [];
      const data = name === 'brands' ? 'brand' : 'condition';
      return (
        <HomeSection title={title} empty={rows.length === 0}>
          <TileRail rows={rows} square={name === 'brands'} href={(row) => groupHref(data, row)} />
        </HomeSection>
      );
    }
    case 'campaigns': {
      const rows = sections.campaigns ?? [];
      return (
        <HomeSection title={title} href="/campaigns" empty={rows.length === 0}>
          {cards.campaigns(rows.slice(0, CAMPAIGNS_SHOWN))}
        </HomeSection>
      );
    }
    case 'campaignItems': {
      const rows = sections.campaignItems ?? [];
      return (
        <HomeSection title={title} href="/campaigns" empty={rows.length === 0}>
          <ItemRow rows={rows.slice(0, ITEMS_SHOWN)} card={cards.item} />
        </HomeSection>
      );
    }
    case 'popularStores':
    case 'latestStores':
    case 'topRated':
    case 'offers': {
      const rows = sections[name] ?? [];
      return (
        <HomeSection title={title} href={STORE_PAGES[name]} empty={rows.length === 0}>
          {cards.stores(rows)}
        </HomeSection>
      );
    }
    default: {
      const rows = sections[name] ?? [];
      return (
        <HomeSection
          title={title}
          href={`/home?data_type=${ITEM_PAGES[name]}&from=home`}
          empty={rows.length === 0}
        >
          <ItemRow rows={rows} card={cards.item} />
        </HomeSection>
      );
    }
  }
}

/** Up to this many items are shown as wide rows, so that the section does not look empty. */
const STRETCH_MAX = 3;

function ItemRow({ rows, card }: { rows: Item[]; card: Cards['item'] }) {
  return (
    <div className={cx('layout-grid layout-grid-6 layout-rail', rows.length <= STRETCH_MAX && 'stretched')}>
      {rows.map(card)}
    </div>
  );
}

function groupHref(data: string, { id, name }: { id: number; name: string }): string {
  return `/home?${new URLSearchParams({ data_type: data, id: String(id), name, from: 'home' })}`;
}

/** Titles of some sections depend on the module. */
function titleOf(name: SectionName, type: ShoppingModule): TextKey {
  if (name === 'popularStores') return `home.popularStores.${type}`;
  if (name === 'popularItems') return `home.popularItems.${type}`;
  if (name === 'latestStores') return `home.latestStores.${type}`;
  if (name === 'topRated') return `home.topRated.${type}`;
  return `home.section.${name}`;
}

const SHOWN = 4;

/** Stores that the customer ordered from before. Personal, so loaded in the browser; nothing for guests. */
function VisitAgain({ children }: { children: (stores: Store[]) => ReactNode }) {
  const t = useText();
  const language = useLanguage();
  const { session } = useRootData();
  const { token } = useSession();
  const { data = [] } = useQuery({
    queryKey: queryKeys.visitAgain(session.module?.id, language),
    queryFn: () => api.call(listVisitAgain, {}),
    enabled: token !== null,
  });
  if (token === null) return null;
  return (
    <HomeSection title={t('home.visitAgain')} empty={data.length === 0}>
      {children(data.slice(0, SHOWN))}
    </HomeSection>
  );
}

type TileLink = { id: number; name: string; image_full_url: string | null };

const COLUMNS = 10;
const MAX_COLUMNS = 12;

/** Balances the rows, so that none is left with one or two discs. */
function columnsFor(count: number): number {
  return count <= COLUMNS ? COLUMNS : Math.ceil(count / Math.ceil(count / MAX_COLUMNS));
}

/** Named pictures in a row, each linking to its results: brands, common conditions. */
function TileRail(props: { rows: TileLink[]; href: (row: TileLink) => string; square?: boolean }) {
  const { rows, href, square } = props;
  return (
    <div
      className={square ? 'tile-rail-brands layout-rail' : 'tile-rail layout-rail'}
      style={{ '--columns': columnsFor(rows.length) } as CSSProperties}
    >
      {rows.map((row, index) => (
        <Link
          key={row.id}
          className={square ? 'tile-rail-brand' : 'tile-rail-item'}
          to={href(row)}
          prefetch="intent"
        >
          <Tile
            name={row.name}
            src={row.image_full_url}
            art={{ tint: TINTS[index % TINTS.length] ?? 'stone' }}
            width={square ? 56 : 100}
          />
          <span>{row.name}</span>
        </Link>
      ))}
    </div>
  );
}
