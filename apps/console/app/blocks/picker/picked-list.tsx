import { useText } from '@errand/client/i18n.tsx';
import { X } from 'lucide-react';
import type { PickerOption } from './picker-source.ts';

/** The chosen objects, each with a button that removes it. */
export function PickedList(props: {
  options: readonly PickerOption[];
  onRemove: (id: number) => void;
  /** The id of the first button. */
  firstId?: string | undefined;
}) {
  const { options, onRemove, firstId } = props;
  const t = useText();
  return (
    <ul className="picker-chosen">
      {options.map(({ id, name, detail }, index) => (
        <li key={id}>
          <bdi>{name}</bdi>
          {detail && <bdi className="text-caption">{detail}</bdi>}
          <button
            type="button"
            id={index === 0 ? firstId : undefined}
            aria-label={t('blocks.pickRemove', { name })}
            onClick={() => onRemove(id)}
          >
            <X className="icon-bold" size={15} />
          </button>
        </li>
      ))}
    </ul>
  );
}
