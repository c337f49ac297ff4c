import { useText } from '@errand/client/i18n.tsx';
import { ButtonLink } from '@errand/ui/button.tsx';
import { ShoppingBag } from 'lucide-react';

/** A link back to the order after a sign-in during checkout. */
export function OrderWaits({ to }: { to: string }) {
  const t = useText();
  return (
    <section className="interest-order" aria-label={t('interest.order')}>
      <ShoppingBag className="ic" size={22} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <b className="title">{t('interest.order')}</b>
        <span className="meta">{t('interest.orderText')}</span>
      </p>
      <ButtonLink to={to}>{t('interest.checkout')}</ButtonLink>
    </section>
  );
}
