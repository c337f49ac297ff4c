import type { StoreDetail } from '@errand/contract/stores';
import { minutesRange } from '#features/cart/index.ts';
import { useText } from '#platform/i18n/index.ts';
import type { OrderType } from '../draft.ts';
import { Section } from './section.tsx';

/** When it arrives. Orders are made for now; the store's own estimate stands beside it. */
export function WhenSection({ store, orderType }: { store: StoreDetail; orderType: OrderType }) {
  const t = useText();
  const minutes = minutesRange(store.delivery_time);
  return (
    <Section title={t('checkout.when')}>
      <div className="slots">
        <div className="slot on">
          <b>{t('checkout.asap')}</b>
          {minutes && orderType === 'delivery' && <span>{t('cart.minutes', { minutes })}</span>}
        </div>
      </div>
    </Section>
  );
}
