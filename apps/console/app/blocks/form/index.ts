export { Form } from './form.tsx';
export type { ControlProps } from './form-types.ts';
