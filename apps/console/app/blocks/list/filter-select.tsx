import { useText } from '@errand/client/i18n.tsx';
import { ChevronDown } from 'lucide-react';
import './list-toolbar.css';

/** A filter by one value, or by none. It works outside of lists too. */
export function FilterSelect(props: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  const { label, value, options, onChange } = props;
  const t = useText();
  return (
    <span className="list-choice" data-set={value !== '' || undefined}>
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('blocks.any', { filter: label })}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="icon icon-bold" size={15} />
    </span>
  );
}
