import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import type { ReactNode } from 'react';
import { CheckoutColumns, CheckoutMain } from '#features/checkout/index.ts';
import { BookingHead } from './booking-head.tsx';
import './booking-skeleton.css';

/** The sections: the width of each title, and the heights of the rows below it. */
const SECTIONS = [
  { title: '120px', rows: { sender: '72px', receiver: '72px', hide: '44px' } },
  { title: '150px', rows: { contents: '78px' } },
  { title: '80px', rows: { days: '44px', now: '60px', slots: '60px' } },
  { title: '180px', rows: { ready: '96px', own: '110px' } },
  { title: '110px', rows: { cash: '76px', bank: '76px' } },
];

/** Reserves the page's layout until the visitor is known. `children` are the categories, which are not personal. */
export function BookingSkeleton({ children }: { children: ReactNode }) {
  return (
    <CheckoutColumns>
      <CheckoutMain>
        <BookingHead />
        {children}
        {SECTIONS.map(({ title, rows }) => (
          <div key={title} className="booking-skeleton" aria-hidden="true">
            <Skeleton width={title} height="1.6em" />
            {Object.entries(rows).map(([row, height]) => (
              <Skeleton key={row} height={height} radius="16px" />
            ))}
          </div>
        ))}
      </CheckoutMain>
      <Skeleton height="560px" radius="28px" />
    </CheckoutColumns>
  );
}
