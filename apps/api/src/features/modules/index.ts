export {
  findModuleOfType,
  findModuleType,
  listActiveModules,
  listAllModuleNames,
  listModuleKeys,
  listModuleNames,
} from './modules.queries.ts';
export { moduleTypeOf } from './modules.service.ts';
