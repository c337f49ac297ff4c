import type { ConsoleOrderLine } from '@errand/contract/console/orders';
import { QuantityRow } from '../items/chosen-lines.tsx';

type Props = {
  lines: readonly ConsoleOrderLine[];
  quantities: ReadonlyMap<number, number>;
  onChange: (quantities: ReadonlyMap<number, number>) => void;
};

/** How many pieces of each line are refunded. */
export function RefundLines({ lines, quantities, onChange }: Props) {
  return (
    <ul className="chosen-lines">
      {lines.map(({ id, name, choice, quantity: ordered, refunded_quantity: refunded }) => (
        <QuantityRow
          key={id}
          name={name}
          details={choice}
          quantity={quantities.get(id) ?? 0}
          most={ordered - refunded}
          onChange={(quantity) => onChange(new Map(quantities).set(id, quantity))}
        />
      ))}
    </ul>
  );
}
