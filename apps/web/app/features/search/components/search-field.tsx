import { useText } from '@errand/client/i18n.tsx';
import type { ShoppingModule } from '@errand/domain/modules';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { useCombobox } from '@errand/ui/forms/use-combobox.ts';
import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { useRootData } from '#platform/config.ts';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { type Suggestion, useSuggestions } from '../use-suggestions.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import './search-field.css';

type Props = {
  type: ShoppingModule;
  search?: string | undefined;
  /** In its own dialog: always open, and the chosen page replaces the dialog's history entry. */
  alone?: boolean | undefined;
};

/**
 * The search of a module: a GET form, so that every search can be shared and works before hydration, and a combobox of
 * items, stores, recent and trending searches.
 */
export function SearchField({ type, search = '', alone = false }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const item = useOverlay('item');
  const { session } = useRootData();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  const [open, setOpen] = useState(alone);
  const offered = useSuggestions(text, open, session.module?.id);
  const { suggestions } = offered;
  const combobox = useCombobox({
    options: suggestions,
    open,
    expanded: open && suggestions.length > 0,
    closable: !alone,
    onOpenChange: setOpen,
    onChoose: choose,
  });

  function searchFor(phrase: string): void {
    setText(phrase);
    combobox.close();
    void navigate(`/home?${new URLSearchParams({ search: phrase })}`, { replace: alone });
  }

  function choose(suggestion: Suggestion): void {
    if ('text' in suggestion) return searchFor(suggestion.text);
    combobox.close();
    if (suggestion.kind === 'store') {
      const { slug, moduleId, zoneId } = suggestion;
      void navigate(`/store/${slug}?module_id=${moduleId}&store_zone_id=${zoneId}`, { replace: alone });
    } else if (suggestion.ecommerce) {
      void navigate(`/product/${suggestion.slug}?module_id=${suggestion.moduleId}`, { replace: alone });
    } else item.show(suggestion.slug);
  }

  return (
    <search>
      <Form
        method="get"
        action="/home"
        replace={alone}
        className="search-field"
        onSubmit={combobox.close}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && combobox.close()}
      >
        <div className="search-box">
          <label htmlFor={`${combobox.id}-field`} className="sr-only">
            {t('search.label')}
          </label>
          <Search className="icon" size={20} />
          <input
            ref={field}
            id={`${combobox.id}-field`}
            type="search"
            autoFocus={alone}
            name="search"
            {...combobox.inputProps}
            required
            maxLength={100}
            enterKeyHint="search"
            value={text}
            placeholder={t(`search.placeholder.${type}`)}
            onChange={(event) => {
              setText(event.target.value);
              combobox.reopen();
            }}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
          />
          {text !== '' && (
            <IconButton
              small
              label={t('search.clear')}
              onClick={() => {
                setText('');
                field.current?.focus();
                if (search) void navigate('/home');
              }}
            >
              <X size={20} />
            </IconButton>
          )}
        </div>
        <SuggestionPanel combobox={combobox} open={open} text={text.trim()} offered={offered} />
      </Form>
    </search>
  );
}
