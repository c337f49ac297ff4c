import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { Bike, Store } from 'lucide-react';
import type { OrderType } from '../draft.ts';

/** Delivery or take-away; hidden when the store offers only one. */
export function OrderTypeChoice(props: {
  types: OrderType[];
  value: OrderType;
  onChange: (type: OrderType) => void;
}) {
  const t = useText();
  const { types, value, onChange } = props;
  if (types.length < 2) return null;
  return (
    <div className="segment full" role="group" aria-label={t('checkout.orderType')}>
      {types.map((type) => (
        <button
          key={type}
          type="button"
          className={cx(type === value && 'on')}
          aria-pressed={type === value}
          onClick={() => onChange(type)}
        >
          {type === 'delivery' ? (
            <Bike className="icon mirror-rtl" size={20} />
          ) : (
            <Store className="icon" size={20} />
          )}
          {t(`checkout.${type}`)}
        </button>
      ))}
    </div>
  );
}
