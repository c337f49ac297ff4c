import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import './checkout-view.css';
import '../payment/payment-methods.css';
import '../components/section.css';

export function CheckoutSkeleton() {
  return (
    <div className="checkout-view" aria-hidden="true">
      <div className="checkout-view-main">
        <Skeleton height="52px" radius="16px" />
        <div className="checkout-section">
          <Skeleton width="120px" height="1.6em" />
          <div className="layout-grid layout-grid-2 payment-methods">
            <Skeleton height="76px" radius="18px" />
            <Skeleton height="76px" radius="18px" />
          </div>
          <Skeleton height="52px" radius="14px" />
        </div>
        <div className="checkout-section">
          <Skeleton width="90px" height="1.6em" />
          <Skeleton width="34%" height="60px" radius="16px" />
        </div>
      </div>
      <Skeleton height="440px" radius="28px" />
    </div>
  );
}
