import { useBrowserValue } from '@errand/client/browser-value.ts';
import { type ChosenModule, saveSession } from './session.ts';

const listeners = new Set<() => void>();
let shown: ChosenModule | null = null;

/** The module that this document shows instead of the one it was rendered for; null while they are the same. */
export function readShownModule(): ChosenModule | null {
  return shown;
}

/** Chooses a module without a reload: session, module switcher, cart and colors change together. */
export function showModule(module: ChosenModule): void {
  saveSession({ module });
  shown = module;
  // Root data, from which the server sets it, is loaded once.
  document.body.dataset.module = module.module_type;
  for (const listener of listeners) listener();
}

export function useShownModule(): ChosenModule | null {
  return useBrowserValue(subscribe, readShownModule, null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
