export { DayTimeControl } from './day-time-control.tsx';
export { Form } from './form.tsx';
export { FormDialog } from './form-dialog.tsx';
export type { BodyOf, ControlProps, Field, FormEndpoint, FormProps, Values } from './form-types.ts';
