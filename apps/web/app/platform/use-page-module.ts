import { isModuleType } from '@errand/domain/modules';
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
