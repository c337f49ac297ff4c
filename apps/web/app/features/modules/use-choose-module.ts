import type { Module } from '@errand/contract/modules';
import { pathAfterModuleChoice } from '@errand/domain/modules';
import { consumeNotice, saveSession, storeNotice } from '#platform/session/index.ts';

/** Stores the module and reloads: parcel opens its home, other modules the interests first. */
export function useChooseModule(): (module: Pick<Module, 'id' | 'module_type'>) => void {
  return ({ id, module_type }) => {
    saveSession({ module: { id, module_type } });
    storeNotice('module-chosen');
    window.location.assign(pathAfterModuleChoice(module_type));
  };
}

/** True once after a module was chosen, then false. */
export function consumeModuleChoice(): boolean {
  return consumeNotice('module-chosen', Boolean) === true;
}
