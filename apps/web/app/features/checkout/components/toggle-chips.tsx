import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import type { INSTRUCTIONS, SOLD_OUT } from '../draft.ts';

type Word = (typeof INSTRUCTIONS)[number] | (typeof SOLD_OUT)[number];

/** Chips with at most one selected; a second tap clears it. */
export function ToggleChips<Key extends Word>(props: {
  keys: readonly Key[];
  value: Key | '';
  onChange: (key: Key | '') => void;
}) {
  const t = useText();
  const { keys, value, onChange } = props;
  return keys.map((key) => {
    const isSelected = value === key;
    return (
      <button
        key={key}
        type="button"
        className={cx('chip', isSelected && 'on')}
        aria-pressed={isSelected}
        onClick={() => onChange(isSelected ? '' : key)}
      >
        {t(`checkout.${key}`)}
      </button>
    );
  });
}
