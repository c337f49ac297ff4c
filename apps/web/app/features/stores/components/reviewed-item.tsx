import type { Review } from '@errand/contract/reviews';
import { useLocation } from 'react-router';
import { Link } from '#platform/navigation/link.tsx';
import './reviewed-item.css';

/** A link to the reviewed item: a dialog over this page, or its own page in e-commerce. */
export function ReviewedItem({ review, ownPage }: { review: Review; ownPage: boolean }) {
  const { pathname } = useLocation();
  if (!review.item_slug) return null;
  const to = ownPage ? `/product/${review.item_slug}` : `${pathname}?item=${review.item_slug}`;
  return (
    <Link
      className="text-link underlined tap-target reviewed-item"
      to={to}
      preventScrollReset
      state={ownPage ? undefined : { overlay: true }}
    >
      <bdi>{review.item_name}</bdi>
    </Link>
  );
}
