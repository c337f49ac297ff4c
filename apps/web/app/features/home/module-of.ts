import { listModules } from '@errand/contract/modules';
import type { ModuleType } from '@errand/domain/modules';
import type { PageContext } from '#platform/api/server-context.ts';

/** The type of the module in the URL, else of the selected module; null when neither is known. */
export async function moduleOf(
  { api, input, module }: PageContext,
  named: number | null,
): Promise<ModuleType | null> {
  if (named !== null && named !== input.moduleId) {
    const modules = await api.call(listModules, {});
    const found = modules.find(({ id }) => id === named);
    if (found) return found.module_type;
  }
  return (await module())?.type ?? null;
}
