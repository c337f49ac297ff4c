import { useText } from '@errand/client/i18n.tsx';
import { Stepper } from '@errand/ui/forms/stepper.tsx';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { useMoney } from '#platform/format.ts';
import { type ChosenLine, choiceText } from './chosen-item.ts';
import './chosen-lines.css';

type Props = { lines: readonly ChosenLine[]; onChange: (lines: ChosenLine[]) => void };

/** The items that staff chose, with their quantities. */
export function ChosenLines({ lines, onChange }: Props) {
  const money = useMoney();
  if (lines.length === 0) return null;
  return (
    <ul className="chosen-lines">
      {lines.map((line) => (
        <QuantityRow
          key={line.key}
          name={line.item.name}
          details={choiceText(line, money)}
          quantity={line.chosen.quantity}
          onRemove={() => onChange(lines.filter((other) => other !== line))}
          onChange={(quantity) =>
            onChange(
              lines.map((other) =>
                other === line ? { ...line, chosen: { ...line.chosen, quantity } } : other,
              ),
            )
          }
        />
      ))}
    </ul>
  );
}

/**
 * A line with its quantity. It starts at 1, where `onRemove` removes the line; with `most` it ranges from 0 to
 * `most`.
 */
export function QuantityRow(props: {
  name: string;
  details: string;
  quantity: number;
  onChange: (quantity: number) => void;
  onRemove?: () => void;
  most?: number;
}) {
  const { name, details, quantity, onChange, onRemove, most } = props;
  const t = useText();
  useAnnouncement(`${t('orders.quantityOf', { name })}: ${quantity}`);
  return (
    <li className="chosen-line">
      <span className="chosen-line-name">
        {name}
        {details && <span className="text-caption">{details}</span>}
      </span>
      <Stepper
        small
        value={quantity}
        least={most === undefined ? 1 : 0}
        limitReason={quantity === most ? '' : null}
        labels={{
          group: t('orders.quantityOf', { name }),
          less: t('orders.less'),
          more: t('orders.more'),
          remove: t('orders.removeItem', { name }),
        }}
        onChange={onChange}
        onRemove={onRemove}
      />
      {most !== undefined && <span className="text-caption">{t('orders.of', { quantity: most })}</span>}
    </li>
  );
}
