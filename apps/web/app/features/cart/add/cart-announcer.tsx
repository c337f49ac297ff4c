import { useText } from '@errand/client/i18n.tsx';
import { useState } from 'react';
import { useCart } from '../sync/use-cart.ts';

/** Announces the badge's number to screen readers when it changes; not the first one. */
export function CartAnnouncer() {
  const t = useText();
  const { count, loading } = useCart();
  const [announced, setAnnounced] = useState<{ count: number | null; text: string }>({
    count: null,
    text: '',
  });
  if (!loading && announced.count !== count) {
    setAnnounced({ count, text: announced.count === null ? '' : t('cart.button', { count }) });
  }

  return (
    <span className="sr-only" role="status">
      {announced.text}
    </span>
  );
}
