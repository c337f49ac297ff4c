import { useText } from '@errand/client/i18n.tsx';
import { useDebounced } from '@errand/client/use-debounced.ts';
import { cx } from '@errand/ui/cx.ts';
import { described, FieldFrame } from '@errand/ui/forms/field.tsx';
import { useCombobox } from '@errand/ui/forms/use-combobox.ts';
import { Announced } from '@errand/ui/live/announced.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { ControlProps } from '#blocks/form/index.ts';
import { PickedList } from './picked-list.tsx';
import { type PickerOption, type PickerSource, useNamed } from './picker-source.ts';
import './picker.css';

type PickerProps = ControlProps & {
  source: PickerSource;
  many?: boolean;
  help?: string | undefined;
  optional?: boolean;
  /** False if the screen lists the chosen objects itself. */
  listed?: boolean;
};

const DEBOUNCE_MS = 200;
const NONE: PickerOption[] = [];

/**
 * Chooses one object or several by typing a part of the name. Arrows and Enter choose, Backspace in the empty field
 * removes the last one. The value is an id or null, with `many` a list of ids.
 */
export function Picker(props: PickerProps) {
  const { id, label, help, optional, error, value, onChange, source, many = false, listed = true } = props;
  const t = useText();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const search = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: [...source.key, { search }],
    queryFn: ({ signal }) => source.load({ search }, signal),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const chosen = idsOf(value);
  const [named, remember] = useNamed(source, chosen);
  const options = (data ?? NONE).filter((option) => !chosen.includes(option.id));
  const combobox = useCombobox({ options, open, expanded: open, onOpenChange: setOpen, onChoose: choose });
  const isAsking = many || chosen.length === 0;

  function choose(option: PickerOption): void {
    remember(option);
    onChange(many ? [...chosen, option.id] : option.id);
    setText('');
    combobox.close();
  }

  function remove(removed: number): void {
    onChange(many ? chosen.filter((other) => other !== removed) : null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [first] = options;
    if (event.key === 'Backspace' && text === '' && listed && chosen.length > 0) remove(chosen.at(-1) ?? 0);
    combobox.inputProps.onKeyDown(event);
    // Enter would send the form.
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    // The options may still be those of an earlier text.
    const isCurrent = search === text.trim() && !isPlaceholderData;
    if (open && text !== '' && isCurrent && first) choose(first);
  }

  return (
    <FieldFrame id={id} label={label} optional={optional} help={help} error={error}>
      <div
        className="picker"
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && combobox.close()}
      >
        {listed && chosen.length > 0 && (
          <PickedList
            options={named}
            onRemove={remove}
            // Without a field the label names the list's only button.
            firstId={isAsking ? undefined : id}
          />
        )}
        {isAsking && (
          <span className={cx('field-input', error && 'bad')}>
            <input
              id={id}
              {...described(id, { label, help, error })}
              {...combobox.inputProps}
              value={text}
              placeholder={t('blocks.pickPlaceholder')}
              onKeyDown={onKeyDown}
              onClick={() => setOpen(true)}
              onChange={({ target }) => {
                setText(target.value);
                combobox.reopen();
              }}
            />
          </span>
        )}
        {isAsking && (
          <div className="picker-panel" hidden={!open} {...combobox.panelProps}>
            <div {...combobox.listProps} aria-label={label}>
              {options.map((option, index) => (
                <div
                  key={option.id}
                  className={cx('picker-option', combobox.isActive(index) && 'on')}
                  {...combobox.optionProps(option, index)}
                >
                  <bdi>{option.name}</bdi>
                  {option.detail && <bdi className="text-caption">{option.detail}</bdi>}
                </div>
              ))}
            </div>
            {options.length === 0 && (
              <Announced first className="picker-none text-meta">
                {t(isFetching ? 'blocks.pickLoading' : 'blocks.noMatch')}
              </Announced>
            )}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

function idsOf(value: unknown): number[] {
  if (Array.isArray(value)) return value as number[];
  return typeof value === 'number' ? [value] : [];
}
