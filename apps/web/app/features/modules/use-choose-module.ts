import type { Module } from '@errand/contract/modules';
import { saveSession } from '#platform/session/index.ts';

/** Shown once after the page has come back. */
const CHOSEN = 'module-chosen';

/** Remembers the module and opens its home. The page is loaded anew, because every page depends on the module. */
export function useChooseModule(): (module: Pick<Module, 'id' | 'module_type'>) => void {
  return (module) => {
    saveSession({ module: { id: module.id, module_type: module.module_type } });
    sessionStorage.setItem(CHOSEN, '1');
    window.location.assign('/home');
  };
}

/** True once after a module was chosen. */
export function takeChosenModule(): boolean {
  const chosen = sessionStorage.getItem(CHOSEN) !== null;
  sessionStorage.removeItem(CHOSEN);
  return chosen;
}
