import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import type { ReactNode } from 'react';
import { CheckoutColumns, CheckoutMain } from '#features/checkout/index.ts';
import { BookingHead } from './booking-head.tsx';
import './booking-skeleton.css';

/** The page in its final geometry while the visitor is unknown. What can be sent is known to everyone (`children`). */
export function BookingSkeleton({ children }: { children: ReactNode }) {
  return (
    <CheckoutColumns>
      <CheckoutMain>
        <BookingHead />
        {children}
        <div className="booking-skeleton" aria-hidden="true">
          <Skeleton width="120px" height="1.6em" />
          <Skeleton height="72px" radius="18px" />
          <Skeleton height="72px" radius="18px" />
        </div>
        <div className="booking-skeleton" aria-hidden="true">
          <Skeleton width="90px" height="1.6em" />
          <Skeleton height="52px" radius="14px" />
        </div>
      </CheckoutMain>
      <Skeleton height="560px" radius="28px" />
    </CheckoutColumns>
  );
}
