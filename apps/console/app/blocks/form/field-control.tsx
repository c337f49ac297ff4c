import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { toMinor } from '@errand/domain/money';
import { cx } from '@errand/ui/cx.ts';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TimeField } from '@errand/ui/forms/date/date-field.tsx';
import { PasswordField, TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { Options } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { type ReactNode, useId, useState } from 'react';
import { type Schema, withoutNull } from '#platform/schema.ts';
import { useSession } from '#platform/session.ts';
import { type ControlKind, controlKind } from './control-kind.ts';
import type { Field, FieldProps } from './form-types.ts';
import { InstantControl } from './instant-control.tsx';
import { TranslatedControl } from './translated-control.tsx';

/** Fields whose text runs from left to right in Arabic too. */
const LATIN = /(^|_)(phone|e?mail|code|slug|url|link)$/;

/** Renders one field of a form with the control and width of its kind. */
export function FieldControl(props: FieldProps) {
  const { name, field, schema } = props;
  if (typeof field.control === 'function') {
    const own = <OwnControl {...props} control={field.control} />;
    return field.half ? <div className="form-half">{own}</div> : own;
  }
  const kind = controlKind(schema, field);
  if (kind === 'translated') return <TranslatedControl {...props} />;
  if (kind === 'longText' || name === 'link') return <KindControl {...props} kind={kind} />;
  return (
    <div
      className={cx(kind === 'boolean' ? 'form-flag' : 'form-half', name.endsWith('starts_at') && 'form-row')}
    >
      <KindControl {...props} kind={kind} />
    </div>
  );
}

function OwnControl(props: FieldProps & { control: Extract<Field['control'], (props: never) => unknown> }) {
  const { control, field, value, onChange, error, values } = props;
  const id = useId();
  return control({ id, label: field.label, value, onChange, error, values });
}

function KindControl(props: FieldProps & { kind: ControlKind }) {
  const { kind, name, field, schema, isRequired, value, onChange, error } = props;
  const id = useId();
  const frame = { id, name, label: field.label, help: field.help, error, optional: !isRequired };
  if (kind === 'money') return <MoneyControl {...props} />;
  if (kind === 'instant') return <InstantControl {...props} />;
  if (kind === 'number') return <NumberControl {...props} />;
  if (kind === 'boolean')
    return (
      <CheckRow name={name} checked={value === true} onChange={onChange}>
        {field.label}
      </CheckRow>
    );
  const text = {
    ...frame,
    value: typeof value === 'string' ? value : '',
    onChange: (event: { target: { value: string } }) =>
      onChange(event.target.value === '' && !isRequired ? undefined : event.target.value),
    autoComplete: field.autoComplete,
    maxLength: withoutNull(schema).maxLength,
  };
  if (kind === 'choice')
    return (
      <SelectField
        {...frame}
        value={typeof value === 'number' ? String(value) : text.value}
        onChange={({ target }) => onChange(chosen(target.value, schema))}
      >
        {!(isRequired && value !== undefined) && <option value="">–</option>}
        <Options
          values={withoutNull(schema).enum ?? Object.keys(field.options ?? {})}
          label={(option) => field.options?.[option] ?? String(option)}
        />
      </SelectField>
    );
  if (kind === 'longText') return <TextArea {...text} />;
  if (kind === 'password') return <PasswordField {...text} />;
  if (kind === 'time')
    return (
      <TimeField
        {...frame}
        value={text.value}
        onChange={(time) => onChange(time === '' && !isRequired ? undefined : time)}
      />
    );
  const isMail = schema.format === 'email';
  const isLatin = isMail || LATIN.test(name);
  return <TextField {...text} type={isMail ? 'email' : 'text'} dir={isLatin ? 'ltr' : undefined} />;
}

/** An amount in the shop's currency; its value is in minor units. */
function MoneyControl(props: FieldProps) {
  const { money } = useSession();
  return (
    <NumberControl
      {...props}
      inputMode="decimal"
      start={<span aria-hidden="true">{money.symbol}</span>}
      toText={(minor) => (minor / 10 ** money.digits).toFixed(money.digits)}
      toValue={(amount) => toMinor(amount, money.digits)}
    />
  );
}

/** The value of the chosen option; ids are numbers. */
function chosen(option: string, schema: Schema): string | number | undefined {
  if (option === '') return undefined;
  return withoutNull(schema).type === 'integer' ? Number(option) : option;
}

type NumberProps = FieldProps & {
  inputMode?: 'numeric' | 'decimal';
  start?: ReactNode;
  toText?: (value: number) => string;
  toValue?: (typed: number) => number;
};

/** A number field that accepts Arabic digits too. */
function NumberControl(props: NumberProps) {
  const { name, field, schema, isRequired, value, onChange, error, start } = props;
  const { inputMode = schema.type === 'integer' ? 'numeric' : 'decimal', toText = String } = props;
  const { toValue = (typed) => typed } = props;
  const [text, setText] = useState(typeof value === 'number' ? toText(value) : '');
  return (
    <TextField
      name={name}
      label={field.label}
      help={field.help}
      error={error}
      optional={!isRequired}
      dir="ltr"
      inputMode={inputMode}
      start={start}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const typed = typedAmount(target.value);
        onChange(typed === null ? undefined : toValue(typed));
      }}
    />
  );
}
