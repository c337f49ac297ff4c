export { FilterSelect } from './filter-select.tsx';
export { List } from './list.tsx';
export type { ListEndpoint, ListProps } from './list-types.ts';
export { amountColumn, countColumn } from './number-columns.tsx';
