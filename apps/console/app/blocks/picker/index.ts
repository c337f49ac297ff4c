export { Picker } from './picker.tsx';
export { type PickerSource, useNamed } from './picker-source.ts';
