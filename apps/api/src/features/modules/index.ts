export { findModuleType, listActiveModules } from './modules.queries.ts';
