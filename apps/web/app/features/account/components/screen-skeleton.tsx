import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import './screen-skeleton.css';

/** Skeleton of an account page. */
export function ScreenSkeleton() {
  return (
    <div className="screen-skeleton" aria-hidden="true">
      <Skeleton width="220px" height="2.4rem" />
      <Skeleton height="220px" radius="28px" />
    </div>
  );
}
