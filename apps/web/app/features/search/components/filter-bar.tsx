import { useConfig } from '@errand/client/config.tsx';
import type { TextKey } from '@errand/client/i18n.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { ModuleType } from '@errand/domain/modules';
import { cx } from '@errand/ui/cx.ts';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import { useId } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { Link } from '#platform/navigation/link.tsx';
import {
  countFilters,
  ITEM_SORTS,
  pressed,
  RATINGS,
  readFilters,
  STORE_SORTS,
  switchesOf,
  without,
  withoutFilters,
} from '../filters.ts';
import './filter-bar.css';

type Named = { id: number; name: string };
type Facets = { categories: Named[]; brands: Named[]; minPrice: number; maxPrice: number };

/**
 * Filters and sort order of a list of items or stores. All state is in the URL: toggles are links and the rest is a
 * GET form, so that both work before hydration.
 */
export function FilterBar(props: {
  type: ModuleType;
  rows: 'items' | 'stores';
  facets?: Facets | undefined;
}) {
  const { type, rows, facets } = props;
  const t = useText();
  const { search } = useLocation();
  const { toggle_veg_non_veg: vegShown } = useConfig();
  const params = new URLSearchParams(search);
  const filters = readFilters(params);
  const count = countFilters(filters);
  const { rating, minPrice, maxPrice, category, brand } = filters;
  const hidden = rows === 'stores' ? [rating] : [rating, minPrice, maxPrice, category, brand];
  const inside = hidden.filter((value) => value !== null).length;
  return (
    <div className="filter-bar">
      <details className="filter-bar-more" open={inside > 0}>
        <summary className="chip">
          <SlidersHorizontal className="icon" size={16} />
          {t('search.moreFilters')}
          {inside > 0 && <bdi dir="ltr">{inside}</bdi>}
          <ChevronDown className="icon filter-bar-chevron" size={16} />
        </summary>
        <MoreFilters params={params} rows={rows} facets={facets} />
      </details>
      <div className="filter-bar-line">
        <nav className="chip-list scroll" aria-label={t('search.filters')}>
          {switchesOf(type, rows, vegShown).map((name) => {
            const on = filters.on.includes(name);
            return (
              <Link
                key={name}
                className={cx('chip', on && 'on')}
                to={pressed(params, name)}
                aria-current={on ? 'true' : undefined}
                preventScrollReset
                replace
              >
                {t(`search.filter.${name}` as TextKey)}
                {on && <X className="icon icon-bold" size={16} />}
              </Link>
            );
          })}
          {count > 0 && (
            <Link
              className="text-link filter-bar-clear"
              to={withoutFilters(params)}
              preventScrollReset
              replace
            >
              {t('search.clearFilters')}
            </Link>
          )}
        </nav>
        <SortField params={params} rows={rows} />
      </div>
    </div>
  );
}

function SortField({ params, rows }: { params: URLSearchParams; rows: 'items' | 'stores' }) {
  const t = useText();
  const submit = useSubmit();
  const id = useId();
  const sorts = rows === 'stores' ? STORE_SORTS : ITEM_SORTS;
  const { sort } = readFilters(params);
  return (
    <Form method="get" className="filter-bar-sort" replace preventScrollReset>
      <HiddenFields params={params} except={['sort']} />
      <label htmlFor={id} className="text-caption">
        {t('search.sortBy')}
      </label>
      <span className="filter-bar-select">
        <select
          // Another URL resets the form to its values.
          key={sort ?? ''}
          id={id}
          name="sort"
          className="chip"
          defaultValue={sort ?? ''}
          onChange={(event) => submit(event.currentTarget.form, { replace: true, preventScrollReset: true })}
        >
          <option value="">{t('search.sort.relevance')}</option>
          <NamedOptions rows={sorts.map((name) => ({ id: name, name: t(`search.sort.${name}`) }))} />
        </select>
        <ChevronDown className="icon" size={18} />
      </span>
      <noscript>
        <button type="submit" className="button sm quiet">
          {t('search.apply')}
        </button>
      </noscript>
    </Form>
  );
}

function MoreFilters(props: {
  params: URLSearchParams;
  rows: 'items' | 'stores';
  facets?: Facets | undefined;
}) {
  const { params, rows, facets } = props;
  const t = useText();
  const { style } = useMoney();
  const filters = readFilters(params);
  // A list filtered by category returns only that category as a facet; the control stays, so that the filter can be
  // cleared.
  const categories = selectable(rows === 'items' ? facets?.categories : [], filters.category);
  const brands = selectable(rows === 'items' ? facets?.brands : [], filters.brand);
  const ratings = RATINGS.map((stars) => ({ id: stars, name: t('search.ratingFrom', { stars }) }));
  const names = [
    'rating',
    ...(rows === 'items' ? ['min_price', 'max_price'] : []),
    ...(categories.length > 0 ? ['category'] : []),
    ...(brands.length > 0 ? ['brand'] : []),
  ];
  return (
    <Form key={params.toString()} method="get" className="filter-bar-form" replace preventScrollReset>
      <HiddenFields params={params} except={names} />
      <Choice label={t('search.rating')} name="rating" value={filters.rating} options={ratings} />
      <Choice label={t('search.category')} name="category" value={filters.category} options={categories} />
      <Choice label={t('search.brand')} name="brand" value={filters.brand} options={brands} />
      {rows === 'items' && (
        <fieldset className="filter-bar-price">
          <legend className="text-caption">{t('search.price', { currency: style.symbol })}</legend>
          <input
            className="chip"
            name="min_price"
            inputMode="decimal"
            aria-label={t('search.priceFrom')}
            placeholder={facets ? String(Math.floor(facets.minPrice)) : ''}
            defaultValue={filters.minPrice ?? ''}
          />
          <span aria-hidden="true">–</span>
          <input
            className="chip"
            name="max_price"
            inputMode="decimal"
            aria-label={t('search.priceTo')}
            placeholder={facets ? String(Math.ceil(facets.maxPrice)) : ''}
            defaultValue={filters.maxPrice ?? ''}
          />
        </fieldset>
      )}
      <button type="submit" className="button sm ink">
        {t('search.apply')}
      </button>
    </Form>
  );
}

/** The options of a choice; none when there is at most one and none is selected. */
function selectable(rows: Named[] = [], chosen: number | null): Named[] {
  return rows.length > 1 || chosen !== null ? rows : [];
}

function Choice(props: { label: string; name: string; value: number | null; options: Named[] }) {
  const { label, name, value, options } = props;
  const t = useText();
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div className="filter-bar-choice">
      <label htmlFor={id} className="text-caption">
        {label}
      </label>
      <span className="filter-bar-select">
        <select id={id} name={name} className="chip" defaultValue={value ?? ''}>
          <option value="">{t('search.any')}</option>
          <NamedOptions rows={options} />
        </select>
        <ChevronDown className="icon" size={18} />
      </span>
    </div>
  );
}

/** Submits the other query parameters of the URL with the form. */
function HiddenFields({ params, except }: { params: URLSearchParams; except: string[] }) {
  const rest = new URLSearchParams(without(params, except));
  return [...rest].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
