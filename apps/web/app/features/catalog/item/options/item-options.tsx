import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { AddOns } from './add-ons.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { FoodGroups } from './food-groups.tsx';
import type { ItemOrder } from './use-item-order.ts';

/** All choices of an item, then the notes to read before ordering. */
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
  if (!isOn(order.item.is_prescription_required)) return null;
  return <Note tone="info" icon={CircleAlert} text={t('catalog.prescription')} />;
}
