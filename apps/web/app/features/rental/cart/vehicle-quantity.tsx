import { useText } from '@errand/client/i18n.tsx';
import type { RentalCartLine } from '@errand/contract/rental-cart';
import { Stepper } from '@errand/ui/forms/stepper.tsx';
import type { useRentalCartChanges } from './use-rental-cart-changes.ts';

/** How many vehicles of a line are booked, up to the provider's fleet. */
export function VehicleQuantity(props: {
  line: RentalCartLine;
  changes: ReturnType<typeof useRentalCartChanges>;
}) {
  const { line, changes } = props;
  const t = useText();
  const { quantity } = line;
  const { name, total_vehicles: fleet } = line.vehicle;
  return (
    <Stepper
      small
      value={quantity}
      onChange={(next) => void changes.setQuantity(line, next)}
      limitReason={quantity >= fleet ? t('rental.cartAll', { count: fleet }) : null}
      labels={{
        group: t('rental.cartQuantity', { name }),
        less: t('rental.cartLess', { name }),
        more: t('rental.cartMore', { name }),
        remove: t('rental.cartRemove', { name }),
      }}
    />
  );
}
