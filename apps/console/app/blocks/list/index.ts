export { FilterSelect } from './filter-select.tsx';
export { List } from './list.tsx';
