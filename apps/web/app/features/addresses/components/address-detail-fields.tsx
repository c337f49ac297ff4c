import { useText } from '@errand/client/i18n.tsx';
import { ADDRESS_DETAILS, type AddressDetail } from '@errand/domain/addresses';
import { TextField } from '@errand/ui/forms/field.tsx';
import type { ComponentProps } from 'react';
import './address-detail-fields.css';

type Field = Omit<ComponentProps<typeof TextField>, 'label'>;

/** Optional fields for road, house and floor; `field` returns the props of each. */
export function AddressDetailFields({ field }: { field: (part: AddressDetail) => Field }) {
  const t = useText();
  return (
    <div className="layout-grid address-detail-fields">
      {ADDRESS_DETAILS.map((part) => (
        <TextField key={part} {...field(part)} label={t(`addresses.${part}`)} optional maxLength={120} />
      ))}
    </div>
  );
}
