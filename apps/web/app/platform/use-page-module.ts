import { isModuleType, type ModuleType } from '@errand/domain/modules';
import { useEffect } from 'react';
import { useRootData } from './config.ts';
import { showModule } from './session/index.ts';

/** Chooses the module of a store or product that was opened from another one, if the visitor's place offers it. */
export function usePageModule(moduleId: number | undefined): void {
  const { modules, session } = useRootData();
  const module = modules.find(({ id }) => id === moduleId);
  const id = module?.id;
  const type = module?.module_type;
  const isOther = session.zoneIds.length > 0 && session.module?.id !== id;
  useEffect(() => {
    if (isOther && id !== undefined && type && isModuleType(type)) showModule({ id, module_type: type });
  }, [isOther, id, type]);
}

/** Chooses a module of the type of a page without a store, if the visitor's module is of another type. */
export function usePageModuleOfType(type: ModuleType): void {
  const { modules, session } = useRootData();
  const first = modules.find(({ module_type }) => module_type === type);
  usePageModule(session.module?.type === type ? session.module.id : first?.id);
}
