import { useText } from '@errand/client/i18n.tsx';
import type { ConsoleOrderLine } from '@errand/contract/console/orders';
import { Minus, Plus } from 'lucide-react';

type Props = {
  lines: readonly ConsoleOrderLine[];
  quantities: ReadonlyMap<number, number>;
  onChange: (quantities: ReadonlyMap<number, number>) => void;
};

/** How many pieces of each line are refunded. */
export function RefundLines({ lines, quantities, onChange }: Props) {
  const t = useText();
  return (
    <ul className="refund-lines">
      {lines.map(({ id, name, choice, quantity: ordered, refunded_quantity: refunded }) => {
        const quantity = ordered - refunded;
        const chosen = quantities.get(id) ?? 0;
        const set = (value: number) => onChange(new Map(quantities).set(id, value));
        return (
          <li key={id}>
            <span className="refund-lines-name">
              {name}
              {choice && <span className="text-caption"> {choice}</span>}
            </span>
            <span className="stepper sm" role="group" aria-label={t('orders.quantityOf', { name })}>
              <button
                type="button"
                aria-label={t('orders.less')}
                disabled={chosen === 0}
                onClick={() => set(chosen - 1)}
              >
                <Minus size={16} strokeWidth={2} />
              </button>
              <output aria-live="polite">{chosen}</output>
              <button
                type="button"
                aria-label={t('orders.more')}
                disabled={chosen === quantity}
                onClick={() => set(chosen + 1)}
              >
                <Plus size={16} strokeWidth={2} />
              </button>
            </span>
            <span className="text-caption">{t('orders.of', { quantity })}</span>
          </li>
        );
      })}
    </ul>
  );
}
