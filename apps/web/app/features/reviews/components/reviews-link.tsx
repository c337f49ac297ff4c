import { useText } from '@errand/client/i18n.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#platform/navigation/link.tsx';
import { REVIEWS_ID } from '../review-page.ts';
import './reviews-link.css';

/** Links a rating to the reviews on the same page, and moves the focus there. */
export function ReviewsLink({ children }: { children: ReactNode }) {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <Link
      className="reviews-link"
      to={`${pathname}${search}#${REVIEWS_ID}`}
      replace
      onClick={() => document.getElementById(REVIEWS_ID)?.focus({ preventScroll: true })}
    >
      {children}
      <span className="sr-only">, {t('catalog.readReviews')}</span>
    </Link>
  );
}
