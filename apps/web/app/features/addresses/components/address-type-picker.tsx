import { useText } from '@errand/client/i18n.tsx';
import { ADDRESS_TYPES, type AddressType } from '@errand/domain/addresses';
import { cx } from '@errand/ui/cx.ts';
import { Briefcase, House, MapPin } from 'lucide-react';

export type AddressLabel = AddressType;

const ICONS = { home: House, office: Briefcase, other: MapPin };

/** Choice of the address type, with a label for `other`. */
export function AddressTypePicker({
  value,
  onChange,
}: {
  value: AddressLabel;
  onChange: (label: AddressLabel) => void;
}) {
  const t = useText();
  return (
    <div className="address-type-picker" role="group" aria-labelledby="label-as">
      <span className="text-label" id="label-as">
        {t('addresses.labelAs')}
      </span>
      <div className="chip-list">
        {ADDRESS_TYPES.map((label) => {
          const Icon = ICONS[label];
          return (
            <button
              key={label}
              type="button"
              className={cx('chip', value === label && 'on')}
              aria-pressed={value === label}
              onClick={() => onChange(label)}
            >
              <Icon className="icon" size={18} />
              {t(`addresses.${label}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
