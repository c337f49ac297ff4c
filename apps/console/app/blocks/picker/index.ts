export { Picker } from './picker.tsx';
export type { PickerSource } from './picker-types.ts';
export { useNamed } from './use-named.ts';
