import { useText } from '@errand/client/i18n.tsx';
import type { StoreDetail } from '@errand/contract/stores';
import { Store } from 'lucide-react';
import { Section } from '../components/section.tsx';

/** The store's address, for take-away orders. */
export function PickUpAt({ store }: { store: StoreDetail }) {
  const t = useText();
  return (
    <Section title={t('checkout.pickUp')}>
      <div className="choice-card">
        <span className="choice-card-icon">
          <Store className="icon" size={22} />
        </span>
        <span className="choice-card-text">
          <b className="text-label">{store.name}</b>
          <span className="text-caption">
            <bdi>{store.address}</bdi>
          </span>
        </span>
      </div>
    </Section>
  );
}
