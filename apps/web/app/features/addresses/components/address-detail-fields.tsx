import { useText } from '@errand/client/i18n.tsx';
import { TextField } from '@errand/ui/field.tsx';
import type { ComponentProps } from 'react';
import './address-detail-fields.css';

const PARTS = ['road', 'house', 'floor'] as const;

type Field = Omit<ComponentProps<typeof TextField>, 'label'>;

/** Road, house and floor, side by side; each may stay empty. `field` says what each shows and where it is kept. */
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
