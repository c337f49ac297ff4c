import { findModuleOfType } from './modules.queries.ts';
import { moduleTypeOf } from './modules.service.ts';

export {
  findModuleType,
  listActiveModules,
  listAllModuleNames,
  listModuleKeys,
  listModuleNames,
} from './modules.queries.ts';

/** Modules by their type. */
export const moduleTypes = {
  of: moduleTypeOf,
  findModule: findModuleOfType,
};
