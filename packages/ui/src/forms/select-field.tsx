import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cx } from '../cx.ts';
import { described, FieldFrame, type Frame } from './field.tsx';
import './select-field.css';

/** A native select. Children are `option`s. */
export function SelectField(props: Frame & ComponentProps<'select'>) {
  const { label, optional, help, error, id: given, className, children, ...select } = props;
  const generatedId = useId();
  const id = given ?? generatedId;
  return (
    <FieldFrame
      id={id}
      label={label}
      optional={optional}
      required={select.required}
      help={help}
      error={error}
    >
      <span className={cx('field-input select', error && 'bad', className)}>
        <select id={id} {...described(id, props)} {...select}>
          {children}
        </select>
        <ChevronDown className="icon" size={20} />
      </span>
    </FieldFrame>
  );
}
