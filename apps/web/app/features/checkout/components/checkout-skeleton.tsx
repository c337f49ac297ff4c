import { Skeleton } from '@errand/ui/skeleton.tsx';

export function CheckoutSkeleton() {
  return (
    <div className="ccols" aria-hidden="true">
      <div className="cmain">
        <Skeleton height="52px" radius="16px" />
        <div className="csec">
          <Skeleton width="120px" height="1.6em" />
          <div className="grid g2 cg">
            <Skeleton height="76px" radius="18px" />
            <Skeleton height="76px" radius="18px" />
          </div>
          <Skeleton height="52px" radius="14px" />
        </div>
        <div className="csec">
          <Skeleton width="90px" height="1.6em" />
          <Skeleton width="34%" height="60px" radius="16px" />
        </div>
      </div>
      <Skeleton height="440px" radius="28px" />
    </div>
  );
}
