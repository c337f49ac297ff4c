import { Skeleton } from '@errand/ui/skeleton.tsx';
import './screen-skeleton.css';

/** The shape of an account screen while its content is asked for. */
export function ScreenSkeleton() {
  return (
    <div className="screen-skeleton" aria-hidden="true">
      <Skeleton width="220px" height="2.4rem" />
      <Skeleton height="220px" radius="28px" />
    </div>
  );
}
