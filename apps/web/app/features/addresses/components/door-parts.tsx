import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '#platform/i18n/index.ts';
import { TextField } from '#ui/field.tsx';
import '../addresses.css';

const PARTS = ['road', 'house', 'floor'] as const;

/** Road, house and floor, side by side; each may stay empty. */
export function DoorParts({
  register,
}: {
  register: (part: (typeof PARTS)[number]) => UseFormRegisterReturn;
}) {
  const t = useText();
  return (
    <div className="grid cf">
      {PARTS.map((part) => (
        <TextField key={part} {...register(part)} label={t(`addresses.${part}`)} optional maxLength={120} />
      ))}
    </div>
  );
}
