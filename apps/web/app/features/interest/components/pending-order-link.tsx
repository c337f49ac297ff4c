import { useText } from '@errand/client/i18n.tsx';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { ShoppingBag } from 'lucide-react';
import './pending-order-link.css';

/** A link back to the order after a sign-in during checkout. */
export function PendingOrderLink({ to }: { to: string }) {
  const t = useText();
  return (
    <section className="pending-order-link" aria-label={t('interest.order')}>
      <ShoppingBag className="icon" size={22} />
      <p>
        <b className="text-title">{t('interest.order')}</b>
        <span className="text-meta">{t('interest.orderText')}</span>
      </p>
      <ButtonLink to={to}>{t('interest.checkout')}</ButtonLink>
    </section>
  );
}
