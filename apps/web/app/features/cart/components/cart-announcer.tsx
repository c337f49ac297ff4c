import { useText } from '@errand/client/i18n.tsx';
import { useEffect, useState } from 'react';
import { useCart } from '../use-cart.ts';

/** Says the badge's number to screen readers when it changes; the first one known is no news. */
export function CartAnnouncer() {
  const t = useText();
  const { count, loading } = useCart();
  const [said, setSaid] = useState<{ count: number | null; text: string }>({ count: null, text: '' });

  useEffect(() => {
    if (loading) return;
    setSaid((before) => {
      if (before.count === count) return before;
      return { count, text: before.count === null ? '' : t('cart.button', { count }) };
    });
  }, [count, loading, t]);

  return (
    <span className="sr-only" role="status">
      {said.text}
    </span>
  );
}
