import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { RentalCartLine } from '@errand/contract/rental-cart';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Price } from '@errand/ui/price.tsx';
import { Trash2 } from 'lucide-react';
import type { useRentalCartChanges } from './use-rental-cart-changes.ts';
import { VehicleQuantity } from './vehicle-quantity.tsx';
import './rental-cart-row.css';

/** A vehicle in the cart: quantity, price of the trip and remove button. */
export function RentalCartRow(props: {
  line: RentalCartLine;
  changes: ReturnType<typeof useRentalCartChanges>;
}) {
  const { line, changes } = props;
  const t = useText();
  const money = useMoney();
  const { vehicle } = line;
  const { name } = vehicle;
  return (
    <li className="rental-cart-row" aria-busy={changes.busy || undefined}>
      <Tile
        name={vehicle.name}
        className="size-72 mirror-ltr"
        src={vehicle.thumbnail_full_url}
        art={vehicle.art}
        width={72}
      />
      <div className="rental-cart-row-main">
        <div className="layout-row layout-between">
          <b className="text-label text-clip">{name}</b>
          <IconButton label={t('rental.cartRemove', { name })} onClick={() => void changes.remove(line)}>
            <Trash2 size={18} />
          </IconButton>
        </div>
        <div className="layout-row layout-between">
          <VehicleQuantity line={line} changes={changes} />
          {line.total_price === null ? (
            <span className="text-caption">{t('rental.cartNotSo')}</span>
          ) : (
            <Price
              now={money.exact(line.total_price)}
              before={line.total_before_discount === null ? null : money.exact(line.total_before_discount)}
              beforeLabel={t('ui.before')}
            />
          )}
        </div>
      </div>
    </li>
  );
}
