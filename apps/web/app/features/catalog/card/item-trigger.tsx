import type { Item } from '@errand/contract/catalog';
import { cx } from '@errand/ui/cx.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#platform/navigation/link.tsx';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { cacheItem } from '../item/item-query.ts';

/**
 * An item's name as a link: to the dialog over this page, or to the product page in e-commerce. A real link, so it
 * opens in a new tab and can be shared.
 */
export function ItemTrigger({ item, className }: { item: Item; className?: string }) {
  const search = useSearch();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const [shownAt] = useState(Date.now);
  if (item.module_type === 'ecommerce') {
    return (
      <Link
        className={cx('card-link', className)}
        to={`/product/${item.slug}?module_id=${item.module_id}`}
        prefetch="intent"
      >
        {item.name}
      </Link>
    );
  }
  const next = new URLSearchParams(search);
  next.set('item', item.slug);
  return (
    <Link
      className={cx('card-link', className)}
      to={`${pathname}?${next}`}
      preventScrollReset
      state={{ overlay: true }}
      onClick={() => cacheItem(queries, item, shownAt)}
    >
      {item.name}
    </Link>
  );
}
