import { isModuleType } from '@errand/domain/modules';
import { useEffect } from 'react';
import { useRootData } from '#platform/config.ts';
import { saveSession } from '#platform/session/index.ts';

/**
 * A deployment with one module asks nobody to choose: with the place, its module is chosen too (`module` of the
 * configuration). True while the page is about to be loaded for it.
 */
export function useSingleModule(): boolean {
  const { config, session } = useRootData();
  const only = config.module;
  const missing = only !== null && session.zoneIds.length > 0 && session.module?.id !== only.id;
  useEffect(() => {
    if (!missing || !isModuleType(only.module_type)) return;
    saveSession({ module: { id: only.id, module_type: only.module_type } });
    window.location.replace('/home');
  }, [missing, only]);
  return missing;
}
