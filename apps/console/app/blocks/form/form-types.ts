import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { InputOf, ResponseOf } from '@errand/contract/endpoint';
import type { ReactNode } from 'react';

/** An endpoint that `Form` can fill in. */
export type FormEndpoint = ConsoleEndpoint & { body: NonNullable<ConsoleEndpoint['body']> };
export type BodyOf<E extends FormEndpoint> = InputOf<E> extends { body: infer B } ? B : never;
export type Values = Record<string, unknown>;

/** What a control of its own receives. */
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
  /** By default the one of the schema; an own one sees the other fields in `values`. `money` edits minor units as an amount; `password`, `longText` and `time` refine a text. */
  control?:
    | 'money'
    | 'password'
    | 'longText'
    | 'time'
    | ((props: ControlProps & { values: Values }) => ReactNode);
  /** A control of the screen's own that needs no more room than a short field. */
  half?: true;
  /** The value as text beside another version of it; needed by controls of a screen's own. */
  show?: (value: unknown) => string;
  autoComplete?: string;
};

export type FormProps<E extends FormEndpoint> = {
  endpoint: E;
  /** Parameters of the path, and body fields that the member does not edit, such as `version`. */
  params?: InputOf<E> extends { params: infer P } ? P : undefined;
  hidden?: Partial<BodyOf<E>>;
  /** The fields in this order; the control follows from the body's schema. */
  fields: { [K in keyof BodyOf<E>]?: Field };
  values?: Partial<BodyOf<E>>;
  /** What the current input will look like, below the fields. */
  preview?: (values: Values) => ReactNode;
  submit: string;
  danger?: boolean;
  onDone?: (response: ResponseOf<E>) => void;
  onCancel?: () => void;
};
