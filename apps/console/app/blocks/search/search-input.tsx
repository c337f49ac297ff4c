import { Search } from 'lucide-react';
import './search-input.css';

/** A search field; `label` says what it finds. */
export function SearchInput(props: { label: string; value: string; onChange: (text: string) => void }) {
  const { label, value, onChange } = props;
  return (
    <label className="search-input">
      <Search className="icon" size={17} />
      <input
        type="search"
        value={value}
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
