export { Form } from './form.tsx';
export type { ControlProps, Field, Values } from './form-types.ts';
