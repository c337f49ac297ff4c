import { useText } from '@errand/client/i18n.tsx';
import { IconButton } from '@errand/ui/button.tsx';
import { cx } from '@errand/ui/cx.ts';
import { MapPin, Search, X } from 'lucide-react';
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FoundPlace } from '../places.ts';
import type { Problem } from '../problem.ts';
import { type Suggestion, usePlaceSearch } from '../use-place-search.ts';
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
};

/** Place search: a combobox with suggestions. */
export function PlaceSearch(props: Props) {
  const { onFound, label, placeholder, large, children, inputRef, onOpenChange, busy, problem, onEdit } =
    props;
  const t = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const search = usePlaceSearch(onFound);
  const [shown, setShown] = useState(false);
  const [active, setActive] = useState(-1);
  const { suggestions, state } = search;
  const open = shown && state !== 'idle';
  const current = open ? suggestions[active] : undefined;
  const Icon = large ? MapPin : Search;

  useEffect(() => onOpenChange?.(open), [open, onOpenChange]);

  // Hydration would reset text that was typed before it.
  const adoptEarlyText = useEffectEvent(() => {
    const early = form.current?.querySelector('input')?.value ?? '';
    if (early === '') return;
    search.type(early);
    setShown(true);
  });
  useLayoutEffect(() => adoptEarlyText(), []);

  function edit(text: string): void {
    search.type(text);
    onEdit?.();
  }

  function choose(suggestion: Suggestion): void {
    setShown(false);
    setActive(-1);
    onEdit?.();
    search.choose(suggestion);
  }

  function submit(): void {
    if (current) return choose(current);
    if (search.text.trim() === '') return form.current?.querySelector('input')?.focus();
    setShown(false);
    onEdit?.();
    search.chooseFirst();
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && suggestions.length > 0) {
      event.preventDefault();
      setShown(true);
      // One more stop than suggestions: the field itself.
      const stops = suggestions.length + 1;
      setActive(((active + 1 + step + stops) % stops) - 1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setShown(false);
      setActive(-1);
    }
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
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setShown(false);
      }}
    >
      <div className={cx('search-box', large && 'lg')}>
        <Icon className="icon" size={large ? 22 : 20} strokeWidth={1.75} aria-hidden="true" />
        <input
          ref={inputRef}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${active}`}
          aria-busy={search.finding || busy || undefined}
          placeholder={placeholder ?? t('location.searchPlaceholder')}
          value={search.text}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onChange={(event) => {
            edit(event.target.value);
            setActive(-1);
            setShown(true);
          }}
          onClick={() => setShown(true)}
          onKeyDown={onKeyDown}
        />
        {(search.finding || busy) && <i className="spinner" aria-hidden="true" />}
        {search.text !== '' && !search.finding && !busy && (
          <IconButton small label={t('location.clear')} onClick={() => edit('')}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
        {children}
      </div>
      <SuggestionList
        id={id}
        label={label}
        open={open}
        text={search.text.trim()}
        state={state}
        suggestions={suggestions}
        active={active}
        onPoint={setActive}
        onChoose={choose}
        onRetry={search.retry}
      />
      <PlaceProblem problem={problem ?? search.problem} />
    </form>
  );
}
