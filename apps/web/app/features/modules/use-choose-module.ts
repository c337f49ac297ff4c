import { takeStorage, writeStorage } from '@errand/client/storage.ts';
import type { Module } from '@errand/contract/modules';
import { pathAfterModuleChoice } from '@errand/domain/modules';
import { saveSession } from '#platform/session/index.ts';
import { knowsInterests } from '#platform/session/interests.ts';

/** Shown once after the reload. */
const CHOSEN = 'module-chosen';

/** Stores the module and reloads: parcel opens its home, other modules the interests first. */
export function useChooseModule(): (module: Pick<Module, 'id' | 'module_type'>) => void {
  return ({ id, module_type }) => {
    saveSession({ module: { id, module_type } });
    writeStorage('session', CHOSEN, 1);
    window.location.assign(pathAfterModuleChoice(module_type, knowsInterests(id)));
  };
}

/** True once after a module was chosen, then false. */
export function takeChosenModule(): boolean {
  return takeStorage('session', CHOSEN) !== null;
}
