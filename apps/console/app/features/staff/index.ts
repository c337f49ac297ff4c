export { GrantNames } from './grant-names.tsx';
