import { useText } from '@errand/client/i18n.tsx';
import { CircleAlert } from 'lucide-react';
import { AddOns } from './add-ons.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { FoodGroups } from './food-groups.tsx';
import type { ItemOrder } from './use-item-order.ts';

/** Everything there is to choose about an item, then what must be known before it is ordered. */
export function ItemOptions({ order }: { order: ItemOrder }) {
  return (
    <>
      <FoodGroups order={order} />
      <ChoiceButtons order={order} />
      <AddOns order={order} />
      <PrescriptionNote order={order} />
    </>
  );
}

function PrescriptionNote({ order }: { order: ItemOrder }) {
  const t = useText();
  if (order.item.is_prescription_required !== 1) return null;
  return (
    <p className="note info">
      <CircleAlert className="icon" size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{t('catalog.prescription')}</span>
    </p>
  );
}
