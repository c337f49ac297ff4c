import { isModuleType } from '@errand/domain/modules';
import { useEffect } from 'react';
import { useRootData } from '#platform/config.ts';
import { saveSession } from '#platform/session/index.ts';

/**
 * With a single module (`module` of the configuration) choosing a location chooses it too. True while the page is
 * about to be reloaded.
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
