export { Picker } from './picker.tsx';
export { type PickerOption, type PickerSource, useNamed } from './picker-source.ts';
