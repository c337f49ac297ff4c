export {
  findModuleOfType,
  findModuleType,
  listActiveModules,
  listAllModuleNames,
  listModuleNames,
} from './modules.queries.ts';
