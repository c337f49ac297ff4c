import type { Module } from '@errand/contract/modules';
import { afterModuleChoice } from '@errand/domain/modules';
import { saveSession } from '#platform/session/index.ts';
import { knowsInterests } from '#platform/session/interests.ts';

/** Shown once after the page has come back. */
const CHOSEN = 'module-chosen';

/**
 * Remembers the module and opens what follows: parcel's home, else the question for interests (000 §4). The page is
 * loaded anew, because every page depends on the module.
 */
export function useChooseModule(): (module: Pick<Module, 'id' | 'module_type'>) => void {
  return ({ id, module_type }) => {
    saveSession({ module: { id, module_type } });
    sessionStorage.setItem(CHOSEN, '1');
    window.location.assign(afterModuleChoice(module_type, knowsInterests(id)));
  };
}

/** True once after a module was chosen. */
export function takeChosenModule(): boolean {
  const chosen = sessionStorage.getItem(CHOSEN) !== null;
  sessionStorage.removeItem(CHOSEN);
  return chosen;
}
