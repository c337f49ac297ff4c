import { Skeleton } from '@errand/ui/skeleton.tsx';

/** Skeleton of an account page. */
export function ScreenSkeleton() {
  return (
    <div className="acskel" aria-hidden="true">
      <Skeleton width="220px" height="2.4rem" />
      <Skeleton height="220px" radius="28px" />
    </div>
  );
}
