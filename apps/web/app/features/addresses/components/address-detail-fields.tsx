import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { ADDRESS_DETAILS, type AddressDetail, isDoorPart } from '@errand/domain/addresses';
import { TextField } from '@errand/ui/forms/field.tsx';
import type { ComponentProps } from 'react';
import './address-detail-fields.css';

type Field = Omit<ComponentProps<typeof TextField>, 'label'>;

/** Fields for road, house and floor, optional where a geocoder names the point; `field` returns the props of each. */
export function AddressDetailFields({
  field,
  optional = false,
}: {
  field: (part: AddressDetail) => Field;
  /** For a form that may leave them out, because the order has fields of its own. */
  optional?: boolean;
}) {
  const t = useText();
  const { place_search: hasGeocoder } = useConfig();
  return (
    <div className="layout-grid address-detail-fields">
      {ADDRESS_DETAILS.map((part) => (
        <TextField
          key={part}
          {...field(part)}
          // Without a geocoder this field takes the name of the street.
          label={t(part === 'road' && !hasGeocoder ? 'addresses.street' : `addresses.${part}`)}
          optional={optional || !isDoorPart(part, hasGeocoder)}
          maxLength={120}
        />
      ))}
    </div>
  );
}
