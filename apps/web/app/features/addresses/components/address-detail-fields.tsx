import { useText } from '@errand/client/i18n.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import type { ComponentProps } from 'react';
import './address-detail-fields.css';

const PARTS = ['road', 'house', 'floor'] as const;

type Field = Omit<ComponentProps<typeof TextField>, 'label'>;

/** Optional fields for road, house and floor; `field` returns the props of each. */
export function AddressDetailFields({ field }: { field: (part: (typeof PARTS)[number]) => Field }) {
  const t = useText();
  return (
    <div className="layout-grid address-detail-fields">
      {PARTS.map((part) => (
        <TextField key={part} {...field(part)} label={t(`addresses.${part}`)} optional maxLength={120} />
      ))}
    </div>
  );
}
