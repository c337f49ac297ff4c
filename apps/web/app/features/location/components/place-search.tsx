import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { useCombobox } from '@errand/ui/forms/use-combobox.ts';
import { MapPin, Search, X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { FoundPlace } from '../places.ts';
import { type Suggestion, usePlaceSearch } from '../use-place-search.ts';
import type { Problem } from './place-problem.tsx';
import { PlaceProblem } from './place-problem.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import './place-search.css';

type Props = {
  onFound: (place: FoundPlace) => void;
  label: string;
  placeholder?: string;
  /** The large variant of the landing page, with a pin icon. */
  large?: boolean;
  /** Buttons at the end; a submit button takes the first suggestion. */
  children?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Called when the suggestions open and close, so that a dialog ignores Escape meanwhile. */
  onOpenChange?: (open: boolean) => void;
  busy?: boolean;
  /** An error of the chosen location, shown instead of the search's own error. */
  problem?: Problem | null;
  /** Called on input, which clears earlier errors. */
  onEdit?: () => void;
  /** Opens the map, which is offered where the search is unavailable. */
  onMap?: () => void;
};

/** Place search: a combobox with suggestions. */
export function PlaceSearch(props: Props) {
  const {
    onFound,
    label,
    placeholder,
    large,
    children,
    inputRef,
    onOpenChange,
    busy,
    problem,
    onEdit,
    onMap,
  } = props;
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const search = usePlaceSearch(onFound);
  const [shown, setShown] = useState(false);
  const { suggestions, state } = search;
  const open = shown && state !== 'idle';
  const combobox = useCombobox({
    options: suggestions,
    open,
    expanded: open,
    onOpenChange: setShown,
    onChoose: choose,
  });
  const Icon = large ? MapPin : Search;

  useEffect(() => onOpenChange?.(open), [open, onOpenChange]);

  // Closes the suggestions when the focus leaves field and buttons.
  useEffect(() => {
    const element = form.current;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) setShown(false);
    };
    element?.addEventListener('focusout', leave);
    return () => element?.removeEventListener('focusout', leave);
  }, []);

  function edit(text: string): void {
    search.type(text);
    onEdit?.();
  }

  function choose(suggestion: Suggestion): void {
    combobox.close();
    onEdit?.();
    search.choose(suggestion);
  }

  function submit(): void {
    if (search.text.trim() === '') return form.current?.querySelector('input')?.focus();
    setShown(false);
    onEdit?.();
    search.chooseFirst();
  }

  return (
    <form
      ref={form}
      role="search"
      className="place-search"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={cx('search-box', large && 'lg')}>
        <Icon className="icon" size={large ? 22 : 20} />
        <input
          ref={inputRef}
          {...combobox.inputProps}
          aria-label={label}
          aria-busy={search.finding || busy || undefined}
          placeholder={placeholder ?? t('location.searchPlaceholder')}
          value={search.text}
          enterKeyHint="search"
          maxLength={200}
          onChange={(event) => {
            edit(event.target.value);
            combobox.reopen();
          }}
          onClick={() => setShown(true)}
        />
        {(search.finding || busy) && <i className="spinner" aria-hidden="true" />}
        {search.text !== '' && !search.finding && !busy && (
          <IconButton small label={t('location.clear')} onClick={() => edit('')}>
            <X size={20} />
          </IconButton>
        )}
        {children}
      </div>
      <SuggestionList
        combobox={combobox}
        label={label}
        open={open}
        text={search.text.trim()}
        state={state}
        suggestions={suggestions}
        onRetry={search.retry}
        onMap={onMap}
      />
      <PlaceProblem problem={problem ?? search.problem} />
    </form>
  );
}
