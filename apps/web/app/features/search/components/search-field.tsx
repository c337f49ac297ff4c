import { useText } from '@errand/client/i18n.tsx';
import type { ModuleType } from '@errand/domain/modules';
import { IconButton } from '@errand/ui/button.tsx';
import { Search, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useRootData } from '#platform/config.ts';
import { useOverlay } from '#platform/overlay.ts';
import { type Suggestion, useSuggestions } from '../use-suggestions.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import './search-field.css';

export type Shopping = Exclude<ModuleType, 'parcel' | 'rental'>;
type Props = {
  type: Shopping;
  search?: string | undefined;
  /** In a dialog of its own: always open, and what it leads to takes the place of the dialog. */
  alone?: boolean | undefined;
};

/**
 * The search of a module: a form of the address, so that every search can be shared and works before scripts arrive,
 * and a combobox that offers items, stores, and what was and is searched for.
 */
export function SearchField({ type, search = '', alone = false }: Props) {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const item = useOverlay('item');
  const { session } = useRootData();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  const [open, setOpen] = useState(alone);
  const [active, setActive] = useState(-1);
  const offered = useSuggestions(text, open, session.module?.id);
  const { suggestions } = offered;

  // What was typed before the page came alive, which React would otherwise put back.
  useLayoutEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== '') setText(early);
  }, []);

  function leave(): void {
    if (!alone) setOpen(false);
    setActive(-1);
  }

  function searchFor(words: string): void {
    setText(words);
    leave();
    navigate(`/home?${new URLSearchParams({ search: words })}`, { replace: alone });
  }

  function choose(suggestion: Suggestion): void {
    if ('text' in suggestion) return searchFor(suggestion.text);
    leave();
    if (suggestion.kind === 'store') {
      const { slug, moduleId, zoneId } = suggestion;
      navigate(`/store/${slug}?module_id=${moduleId}&store_zone_id=${zoneId}`, { replace: alone });
    } else if (suggestion.ecommerce) {
      navigate(`/product/${suggestion.slug}?module_id=${suggestion.moduleId}`, { replace: alone });
    } else item.show(suggestion.slug);
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const current = suggestions[active];
    if (step) {
      event.preventDefault();
      setOpen(true);
      // One more than there are suggestions: the field itself is a stop on the round.
      const stops = suggestions.length + 1;
      setActive(((active + 1 + step + stops) % stops) - 1);
    } else if (event.key === 'Escape' && open && !alone) {
      event.preventDefault();
      leave();
    } else if (event.key === 'Enter' && open && current) {
      event.preventDefault();
      choose(current);
    }
  }

  return (
    <search>
      <Form
        method="get"
        action="/home"
        replace={alone}
        className="search-field"
        onSubmit={leave}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && leave()}
      >
        <div className="search-box">
          <label htmlFor={`${id}-field`} className="sr-only">
            {t('search.label')}
          </label>
          <Search className="icon" size={20} strokeWidth={1.75} aria-hidden="true" />
          <input
            ref={field}
            id={`${id}-field`}
            type="search"
            autoFocus={alone}
            name="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open && suggestions.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={open && suggestions[active] ? `${id}-${active}` : undefined}
            required
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            placeholder={t(`search.placeholder.${type}`)}
            onChange={(event) => {
              setText(event.target.value);
              setActive(-1);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
          {text !== '' && (
            <IconButton
              small
              label={t('search.clear')}
              onClick={() => {
                setText('');
                field.current?.focus();
                if (search) navigate('/home');
              }}
            >
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <SuggestionPanel
          id={id}
          open={open}
          text={text.trim()}
          active={active}
          offered={offered}
          onPoint={setActive}
          onChoose={choose}
        />
      </Form>
    </search>
  );
}
