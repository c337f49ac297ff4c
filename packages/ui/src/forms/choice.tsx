import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** `error` is the id of the text of an error, which then describes the control. */
type Invalid = { error?: string | false | null | undefined };

/** A radio button cannot be invalid, its group can: that has `aria-invalid` itself. */
function invalid(type: 'radio' | 'checkbox', { error }: Invalid) {
  if (!error) return {};
  return { 'aria-describedby': error, ...(type === 'checkbox' && { 'aria-invalid': true }) };
}

/** A card of a single choice: icon, title, caption and radio dot. Group the cards in a fieldset with a legend. */
export function RadioCard(
  props: Invalid & {
    name: string;
    value: string;
    checked: boolean;
    onChange: (value: string) => void;
    icon?: ReactNode;
    title: ReactNode;
    caption?: ReactNode;
    disabled?: boolean | undefined;
  },
) {
  const { name, value, checked, onChange, icon, title, caption, disabled } = props;
  return (
    <label className={cx('choice-card', checked && 'on')} aria-disabled={disabled || undefined}>
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        {...invalid('radio', props)}
        onChange={() => onChange(value)}
      />
      {icon && <span className="choice-card-icon">{icon}</span>}
      <span className="choice-card-text">
        <b className="text-label">{title}</b>
        {caption && <span className="text-caption">{caption}</span>}
      </span>
      <span className={cx('choice-dot', checked && 'on')} aria-hidden="true" />
    </label>
  );
}

/** A row of a single or multiple choice: control first, price last. */
export function OptionRow(
  props: Invalid & {
    type: 'radio' | 'checkbox';
    name: string;
    checked: boolean;
    onToggle: () => void;
    label: ReactNode;
    end?: ReactNode;
    disabled?: boolean | undefined;
  },
) {
  const { type, name, checked, onToggle, label, end, disabled } = props;
  return (
    <label className="choice-option">
      <input
        type={type}
        className="sr-only"
        name={name}
        checked={checked}
        disabled={disabled}
        {...invalid(type, props)}
        onChange={onToggle}
        // A checked radio fires no change event; the click lets an optional group be cleared.
        onClick={() => type === 'radio' && checked && onToggle()}
      />
      {type === 'radio' ? (
        <span className={cx('choice-dot', checked && 'on')} aria-hidden="true" />
      ) : (
        <span className={cx('choice-box', checked && 'on')} aria-hidden="true">
          <Check className="icon-bold" size={15} />
        </span>
      )}
      <span>{label}</span>
      {end && <span className="choice-option-end">{end}</span>}
    </label>
  );
}

/** A checkbox with its label. */
export function CheckRow(
  props: Invalid & {
    checked: boolean;
    onChange: (checked: boolean) => void;
    children: ReactNode;
    name?: string | undefined;
    disabled?: boolean | undefined;
  },
) {
  const { checked, onChange, children, name, disabled } = props;
  return (
    <label className="choice-check" aria-disabled={disabled || undefined}>
      <input
        type="checkbox"
        className="sr-only"
        name={name}
        checked={checked}
        disabled={disabled}
        {...invalid('checkbox', props)}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={cx('choice-box', checked && 'on')} aria-hidden="true">
        <Check className="icon-bold" size={15} />
      </span>
      <span>{children}</span>
    </label>
  );
}
