import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import { Button, ButtonLink, IconButton } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import { useCustomer } from '#features/auth/index.ts';
import { type DirectPage, useCart, useDirectLines } from '#features/cart/index.ts';
import { useNavigate, useSearch } from '#platform/navigation/navigate.tsx';
import { unlessOverlay, useOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { useSession } from '#platform/session/index.ts';
import { hasOpenAttempt } from '../place/order-attempt.ts';
import { usePlacing } from '../place/use-place-order.ts';
import { CheckoutSkeleton } from '../view/checkout-skeleton.tsx';
import { CheckoutView } from '../view/checkout-view.tsx';
import './checkout-page.css';

export const shouldRevalidate = unlessOverlay;

/**
 * Checkout of the cart, or of a single line that bypasses it (`?page=buy_now`, `?page=campaign`). All content is
 * personal, so the server renders the frame and the browser the rest.
 */
export default function CheckoutPage() {
  const t = useText();
  return (
    <div className="page-width checkout-page">
      <PageTitle text={t('checkout.title')} />
      <meta name="robots" content="noindex" />
      <CheckoutHead />
      <Content />
    </div>
  );
}

function Content() {
  const t = useText();
  const cart = useCart();
  const direct = directPage(useSearch().get('page'));
  const directLines = useDirectLines(direct);
  const lines = direct ? directLines : cart.lines;
  const auth = useOverlay('auth');
  const { token } = useSession();
  const { customer, loading } = useCustomer();
  const { guest_checkout_status: guests } = useConfig();
  const placing = usePlacing();
  const waiting = cart.loading || (loading && !customer) || (placing && lines.length === 0);
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
      <EmptyState
        level={2}
        picture={<StaticPicture name="key" />}
        title={t('checkout.signInTitle')}
        text={t('checkout.signInText')}
      >
        <Button onClick={() => auth.show('sign-in')}>{t('auth.signIn')}</Button>
      </EmptyState>
    );
  }
  if (lines.length === 0 && hasOpenAttempt('order')) {
    return (
      <EmptyState
        level={2}
        picture={<StaticPicture name="receipt" />}
        title={t('checkout.maybeTitle')}
        text={t('checkout.maybeText')}
      >
        <ButtonLink variant="soft" to="/my-orders">
          {t('auth.entry.orders')}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (lines.length === 0) {
    return (
      <EmptyState
        level={2}
        picture={<StaticPicture name="shopping-bags" />}
        title={t('cart.emptyTitle')}
        text={t('cart.emptyText')}
      >
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

function CheckoutHead() {
  const t = useText();
  const navigate = useNavigate();
  // On the first page of a visit there is no history to go back to.
  const first = useLocation().key === 'default';
  return (
    <div className="layout-row checkout-head">
      <IconButton
        look="fill"
        label={t('ui.back')}
        onClick={() => void (first ? navigate('/home') : navigate(-1))}
      >
        <ArrowLeft className="icon mirror-rtl" size={22} />
      </IconButton>
      <h1 className="text-h1">{t('checkout.title')}</h1>
    </div>
  );
}
