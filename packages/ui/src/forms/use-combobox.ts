import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';

/**
 * A text field with a listbox, after the ARIA combobox pattern: the focus stays in the field, arrows move the active
 * option and wrap over the field, Enter chooses it, Escape closes the list.
 */
export function useCombobox<Option>(props: {
  options: Option[];
  open: boolean;
  /** Whether the list is announced as open; it may be open without options. */
  expanded: boolean;
  /** False in a dialog whose list is always open. */
  closable?: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (option: Option) => void;
}) {
  const { options, open, expanded, closable = true, onOpenChange, onChoose } = props;
  const id = useId();
  const [active, setActive] = useState(-1);
  const current = open ? options[active] : undefined;

  function close(): void {
    if (closable) onOpenChange(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      onOpenChange(true);
      const positions = options.length + 1;
      setActive(((active + 1 + step + positions) % positions) - 1);
    } else if (event.key === 'Escape' && open && closable) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      onChoose(current);
    }
  }

  return {
    id,
    close,
    /** Call after the text has changed: opens the list and activates no option. */
    reopen(): void {
      setActive(-1);
      onOpenChange(true);
    },
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': current === undefined ? undefined : `${id}-${active}`,
      onKeyDown,
    } as const,
    /** A press on the panel must not take the focus from the field, as losing it closes the panel. */
    panelProps: { onPointerDown: (event: PointerEvent) => event.preventDefault() },
    listProps: { id: `${id}-list`, role: 'listbox' } as const,
    isActive: (index: number) => index === active,
    optionProps: (option: Option, index: number) =>
      ({
        id: `${id}-${index}`,
        role: 'option',
        'aria-selected': index === active,
        ref: (element: HTMLElement | null) => {
          if (index === active) element?.scrollIntoView({ block: 'nearest' });
        },
        onPointerMove: () => setActive(index),
        onClick: () => onChoose(option),
      }) as const,
  };
}

export type Combobox<Option> = ReturnType<typeof useCombobox<Option>>;
