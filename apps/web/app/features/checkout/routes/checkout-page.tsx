import { useText } from '@errand/client/i18n.tsx';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { CheckoutPageContent } from '../view/checkout-page-content.tsx';
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
      <CheckoutPageContent />
    </div>
  );
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
