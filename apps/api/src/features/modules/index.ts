export { findModuleOfType, findModuleType, listActiveModules } from './modules.queries.ts';
