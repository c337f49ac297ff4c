import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { Navigate } from 'react-router';
import { useCustomer } from '#features/auth/index.ts';
import { clearDirectOrder, type DirectPage, useCart, useDirectLines } from '#features/cart/index.ts';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import { FindingOrder } from '../place/finding-order.tsx';
import { trackHref, useOpenAttempt } from '../place/use-open-attempt.ts';
import { usePlacing } from '../place/use-place-order.ts';
import { forgetSeenOrder } from '../seen/use-seen-order.ts';
import { clearDraft } from '../use-draft.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutView } from './checkout-view.tsx';

/** The order form, or why there is none: no cart, or a guest who must sign in. */
export function CheckoutPageContent() {
  const t = useText();
  const cart = useCart();
  const direct = directPage(useSearch().get('page'));
  const directLines = useDirectLines(direct);
  const lines = direct ? directLines : cart.lines;
  const auth = useOverlay('auth');
  const { token, module } = useSession();
  const { customer, loading } = useCustomer();
  const { guest_checkout_status: guests } = useConfig();
  const placing = usePlacing();
  const attempt = useOpenAttempt('order', trackHref, () => {
    const page = direct ?? 'cart';
    const moduleId = module?.id ?? 0;
    clearDraft({ page, moduleId, items: [], customerId: null });
    forgetSeenOrder(`${page}-${moduleId}`);
    if (direct) clearDirectOrder();
  });
  const waiting = cart.loading || (loading && !customer) || (placing && lines.length === 0);
  if (attempt === 'looking') return <FindingOrder level={2} />;
  if (waiting) return <CheckoutSkeleton />;
  if (cart.failed && !direct) {
    return (
      <FailedState
        level={2}
        picture="compass"
        title={t('checkout.failedTitle')}
        text={t('checkout.failedText')}
        onRetry={cart.retry}
      />
    );
  }
  if (!token && (!isOn(guests) || direct === 'campaign')) {
    return (
      <EmptyState level={2} picture="key" title={t('checkout.signInTitle')} text={t('checkout.signInText')}>
        <Button onClick={() => auth.show('sign-in')}>{t('auth.signIn')}</Button>
      </EmptyState>
    );
  }
  // Vehicles have a cart and a checkout of their own.
  if (module?.module_type === 'rental' && !direct) return <Navigate to="/rental/booking" replace />;
  if (lines.length === 0 && attempt === 'lost') {
    return (
      <EmptyState level={2} picture="receipt" title={t('checkout.maybeTitle')} text={t('checkout.maybeText')}>
        <ButtonLink variant="soft" to="/my-orders">
          {t('auth.entry.orders')}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (lines.length === 0) {
    return (
      <EmptyState level={2} picture="shopping-bags" title={t('cart.emptyTitle')} text={t('cart.emptyText')}>
        <ButtonLink variant="soft" to="/home">
          {t('cart.continue')}
        </ButtonLink>
      </EmptyState>
    );
  }
  // The cart of another store is another order: remounts to clear all state.
  return <CheckoutView key={lines[0]?.storeId} lines={lines} customer={customer} direct={direct} />;
}

function directPage(page: string | null): DirectPage | null {
  return page === 'buy_now' || page === 'campaign' ? page : null;
}
