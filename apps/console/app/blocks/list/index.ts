export { FilterSelect } from './filter-select.tsx';
export { List } from './list.tsx';
export type { Column, RowOf } from './list-types.ts';
