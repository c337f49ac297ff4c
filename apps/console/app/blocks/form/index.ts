export { Form } from './form.tsx';
export type { ControlProps, Field } from './form-types.ts';
