import { useText } from '@errand/client/i18n.tsx';
import type { StoreDetail } from '@errand/contract/stores';
import { Store } from 'lucide-react';
import { Section } from './section.tsx';

/** Where a take-away order waits. */
export function PickUpAt({ store }: { store: StoreDetail }) {
  const t = useText();
  return (
    <Section title={t('checkout.pickUp')}>
      <div className="rcard">
        <span className="gl">
          <Store className="ic" size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className="rcb">
          <b className="label">{store.name}</b>
          <span className="cap">{store.address}</span>
        </span>
      </div>
    </Section>
  );
}
