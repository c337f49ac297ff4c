import { useText } from '@errand/client/i18n.tsx';
import { useDebounced } from '@errand/client/use-debounced.ts';
import { cx } from '@errand/ui/cx.ts';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { useCombobox } from '@errand/ui/forms/use-combobox.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import './name-search.css';

const DEBOUNCE_MS = 180;
const NONE: string[] = [];

/** The search of vehicles by name, brand or provider, with suggestions. An empty text searches for all. */
export function NameSearch({ name, onSearch }: { name: string; onSearch: (name: string) => void }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  const [open, setOpen] = useState(false);
  const suggestions = useNameSuggestions(text, open);
  const shown = open && suggestions.length > 0;
  const combobox = useCombobox({
    options: suggestions,
    open: shown,
    expanded: shown,
    onOpenChange: setOpen,
    onChoose: search,
  });

  function search(next: string): void {
    setText(next);
    combobox.close();
    if (next.trim() !== name) onSearch(next.trim());
  }

  return (
    <search className="name-search">
      <Form
        action="/rental/vehicle-search"
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && combobox.close()}
      >
        <div className="search-box">
          <Search className="icon" size={20} />
          <input
            ref={field}
            type="search"
            name="name"
            {...combobox.inputProps}
            aria-label={t('rental-search.name')}
            maxLength={100}
            enterKeyHint="search"
            value={text}
            placeholder={t('rental-search.namePlaceholder')}
            onChange={(event) => {
              setText(event.target.value);
              combobox.reopen();
            }}
            onClick={() => setOpen(true)}
          />
          {text !== '' && (
            <IconButton
              small
              label={t('rental-search.clearName')}
              onClick={() => {
                search('');
                field.current?.focus();
              }}
            >
              <X size={20} />
            </IconButton>
          )}
        </div>
        <div className="name-search-panel" hidden={!shown} {...combobox.panelProps}>
          <div {...combobox.listProps} aria-label={t('rental-search.name')}>
            {suggestions.map((suggestion, index) => (
              <div
                key={suggestion}
                className={cx('name-search-option', combobox.isActive(index) && 'on')}
                {...combobox.optionProps(suggestion, index)}
              >
                <bdi>{suggestion}</bdi>
              </div>
            ))}
          </div>
        </div>
      </Form>
    </search>
  );
}

function useNameSuggestions(text: string, open: boolean): string[] {
  const typed = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: queryKeys.vehicleNames(typed),
    queryFn: async ({ signal }) => {
      const { suggestVehicles } = await import('@errand/contract/rental-discovery');
      return api.call(suggestVehicles, { query: { name: typed } }, { signal });
    },
    enabled: open && typed !== '',
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    retry: false,
  });
  return typed === '' || text.trim() === '' ? NONE : (data ?? NONE);
}
