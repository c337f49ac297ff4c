export { Form } from './form.tsx';
export type { ControlProps, Values } from './form-types.ts';
