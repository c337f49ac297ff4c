import type { Store } from '@errand/contract/stores';
import { useText } from '#platform/i18n/index.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pager } from '#ui/pager.tsx';
import { StaticPicture } from '#ui/static-picture.tsx';
import { StoreGrid } from './store-grid.tsx';

export type StorePage = { stores: Store[]; total_size: number; limit: number; offset: number };

/** A page of stores with links to the pages around it, so that every page has an address of its own. */
export function StoreList({ title, page }: { title: string; page: StorePage }) {
  const t = useText();
  const pages = Math.ceil(page.total_size / page.limit);
  return (
    <div className="wrap listp">
      <title>{`${title} · Errand`}</title>
      <h1 className="h1">{title}</h1>
      {page.stores.length === 0 ? (
        <EmptyState
          picture={<StaticPicture name="compass" />}
          title={t('stores.noneTitle')}
          text={t('stores.noneText')}
        />
      ) : (
        <StoreGrid stores={page.stores} eager={4} />
      )}
      <Pager page={page.offset} pages={pages} href={(number) => `?offset=${number}`} />
    </div>
  );
}
