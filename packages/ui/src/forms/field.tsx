import { useText } from '@errand/client/i18n.tsx';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.ts';

export type Frame = {
  label: string;
  /** Shows "optional" beside the label. Forms mark required fields only if they also have optional ones. */
  optional?: boolean | undefined;
  required?: boolean | undefined;
  help?: string | undefined;
  error?: string | null | undefined;
};

/** Label, control, then help or the error with its icon; the control is described by the latter. */
export function FieldFrame(props: Frame & { id: string; children: ReactNode }) {
  const { id, label, optional, required, help, error, children } = props;
  const t = useText();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <em>{t('ui.optional')}</em>}
        {required && (
          <em className="field-required" aria-hidden="true">
            *
          </em>
        )}
      </label>
      {children}
      {error ? (
        <span className="field-error" id={`${id}-note`}>
          <CircleAlert size={16} />
          {error}
        </span>
      ) : (
        help && (
          <span className="field-help" id={`${id}-note`}>
            {help}
          </span>
        )
      )}
    </div>
  );
}

export function described(id: string, { error, help }: Frame) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || help ? `${id}-note` : undefined,
  };
}

/** A one-line text field. `start` is rendered inside before the text (an icon, a country code). */
export function TextField(props: Frame & ComponentProps<'input'> & { start?: ReactNode; end?: ReactNode }) {
  const { label, optional, help, error, start, end, className, id: given, ...input } = props;
  const generatedId = useId();
  const id = given ?? generatedId;
  return (
    <FieldFrame id={id} label={label} optional={optional} required={input.required} help={help} error={error}>
      <span
        className={cx('field-input', error && 'bad', className)}
        aria-disabled={input.disabled || undefined}
      >
        {start}
        <input id={id} {...described(id, props)} {...input} />
        {end}
      </span>
    </FieldFrame>
  );
}

export function PasswordField(props: Frame & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  const t = useText();
  const label = t(shown ? 'ui.hidePassword' : 'ui.showPassword');
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      end={
        <button type="button" className="icon-button sm" aria-label={label} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={20} /> : <Eye size={20} />}
        </button>
      }
    />
  );
}

export function TextArea(props: Frame & ComponentProps<'textarea'>) {
  const { label, optional, help, error, id: given, ...area } = props;
  const generatedId = useId();
  const id = given ?? generatedId;
  return (
    <FieldFrame id={id} label={label} optional={optional} help={help} error={error}>
      <span className={cx('field-input area', error && 'bad')}>
        <textarea id={id} rows={3} {...described(id, props)} {...area} />
      </span>
    </FieldFrame>
  );
}
