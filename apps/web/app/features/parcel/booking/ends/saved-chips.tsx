import { useText } from '@errand/client/i18n.tsx';
import type { Address } from '@errand/contract/customer';
import type { Point } from '@errand/domain/location';
import { cx } from '@errand/ui/cx.ts';
import { AddressIcon, useAddresses, useAddressName } from '#features/addresses/index.ts';
import './saved-chips.css';

/** The customer's saved addresses as chips that fill an end; nothing without any. */
export function SavedChips({ point, onChoose }: { point: Point; onChoose: (address: Address) => void }) {
  const t = useText();
  const nameOf = useAddressName();
  const { usable } = useAddresses();
  if (usable.length === 0) return null;
  return (
    <div className="saved-chips" role="group" aria-label={t('addresses.saved')}>
      <span className="text-label" aria-hidden="true">
        {t('addresses.saved')}
      </span>
      <div className="chip-list">
        {usable.map((address) => (
          <button
            key={address.id}
            type="button"
            className={cx('chip', isAt(address, point) && 'on')}
            aria-pressed={isAt(address, point)}
            title={address.address}
            onClick={() => onChoose(address)}
          >
            <AddressIcon type={address.address_type} size={18} />
            {nameOf(address)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Addresses store fewer decimals than a map reports. */
function isAt({ latitude, longitude }: Address, point: Point): boolean {
  return (
    Math.abs(Number(latitude) - point.latitude) < 1e-5 && Math.abs(Number(longitude) - point.longitude) < 1e-5
  );
}
