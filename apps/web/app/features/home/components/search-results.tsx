import type { Item } from '@errand/contract/catalog';
import type { ReactNode } from 'react';
import { useText } from '#platform/i18n/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pager } from '#ui/pager.tsx';
import { StaticPicture } from '#ui/static-picture.tsx';
import type { SearchPage } from '../search-loader.ts';

/** What a search found, or the way back when it found nothing. `card` draws one item. */
export function SearchResults(props: {
  search: string;
  results: SearchPage;
  card: (item: Item) => ReactNode;
}) {
  const { search, results, card } = props;
  const t = useText();
  if (results.products.length === 0) {
    return (
      <div className="results-none" role="status">
        <EmptyState
          picture={<StaticPicture name="magnifying-glass-tilted-left" />}
          title={t('home.noResult')}
          text={t('home.noResultHint')}
          level={2}
        >
          <ButtonLink variant="soft" to="/home">
            {t('home.backHome')}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  }
  const params = (page: number) => `?${new URLSearchParams({ search, offset: String(page) })}`;
  return (
    <section className="results" aria-label={t('home.resultsTitle', { search })}>
      <div className="section-head">
        <h2 className="h2">{t('home.resultsTitle', { search })}</h2>
        <span className="meta" role="status">
          {t('home.resultCount', { count: results.total_size })}
        </span>
      </div>
      <div className="grid g6">{results.products.map(card)}</div>
      <Pager page={results.offset} pages={Math.ceil(results.total_size / results.limit)} href={params} />
    </section>
  );
}
