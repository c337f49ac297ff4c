import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { InputOf, ResponseOf } from '@errand/contract/endpoint';
import type { ReactNode } from 'react';
import type { Schema } from '#platform/schema.ts';

/** An endpoint that `Form` can fill in. */
export type FormEndpoint = ConsoleEndpoint & { body: NonNullable<ConsoleEndpoint['body']> };
export type BodyOf<E extends FormEndpoint> = InputOf<E> extends { body: infer B } ? B : never;
export type Values = Record<string, unknown>;

/** The props of every control, including custom ones. */
export type ControlProps = {
  id: string;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
};

export type Field = {
  label: string;
  help?: string;
  /** Labels of an enum's values, or the values of an id. */
  options?: Readonly<Record<string, string>>;
  /**
   * Defaults to the schema's control. A custom one also gets the other fields in `values`. `money` edits minor units
   * as an amount; `password`, `text` (of one line), `longText` and `time` refine a text.
   */
  control?:
    | 'money'
    | 'password'
    | 'text'
    | 'longText'
    | 'time'
    | ((props: ControlProps & { values: Values }) => ReactNode);
  /** Hides the field while the other fields make it meaningless. Its value is kept. */
  isShown?: (values: Values) => boolean;
  /** Gives a custom control the width of a short field. */
  half?: true;
  /** Formats the value for the conflict view. Custom controls need it. */
  show?: (value: unknown) => string;
  autoComplete?: string;
};

export type FormProps<E extends FormEndpoint> = {
  endpoint: E;
  /** Parameters of the path, and body fields that the member does not edit, such as `version`. */
  params?: InputOf<E> extends { params: infer P } ? P : undefined;
  hidden?: Partial<BodyOf<E>>;
  /** The fields in display order. Each control follows from the body's schema. */
  fields: { [K in keyof BodyOf<E>]?: Field };
  values?: Partial<BodyOf<E>>;
  /** Renders a preview of the current input below the fields. */
  preview?: (values: Values) => ReactNode;
  /** Label of the button; "Save" without it. */
  submit?: string;
  danger?: boolean;
  /** The toast of a success. */
  done?: string;
  onDone?: (response: ResponseOf<E>) => void;
  onCancel?: () => void;
};

/** What the control of a field receives. */
export type FieldProps = {
  name: string;
  field: Field;
  schema: Schema;
  isRequired: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  /** All fields of the form. */
  values: Values;
};
