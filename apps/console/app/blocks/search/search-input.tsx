import { Search } from 'lucide-react';
import './search-input.css';

/** A search field. `label` names what it searches; `onEnter` starts a search that waits for a pause in typing. */
export function SearchInput(props: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onEnter?: () => void;
}) {
  const { label, value, onChange, onEnter } = props;
  return (
    <label className="search-input">
      <Search className="icon" size={17} />
      <input
        type="search"
        value={value}
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
      />
    </label>
  );
}
