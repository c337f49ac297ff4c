import { useText } from '@errand/client/i18n.tsx';
import type { LastOrder } from '@errand/domain/newsletter';

/** What a segment says of the last order. */
export function useLastOrder(): (segment: { last_order: LastOrder | null; days: number }) => string {
  const t = useText();
  return ({ last_order: lastOrder, days }) =>
    lastOrder === null ? t('newsletter.any') : t(`newsletter.last.${lastOrder}`, { days });
}
