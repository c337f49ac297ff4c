export { findModuleOfType, findModuleType, listActiveModules, listModuleNames } from './modules.queries.ts';
