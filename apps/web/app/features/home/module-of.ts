import type { Client } from '@errand/contract';
import { listModules } from '@errand/contract/modules';
import type { ModuleType } from '@errand/domain/modules';
import type { RequestSession } from '#platform/session/request-session.ts';

/** The type of the module in the URL, else of the selected module; null when neither is known. */
export async function moduleOf(
  api: Client,
  session: RequestSession,
  named: number | null,
): Promise<ModuleType | null> {
  if (named !== null && named !== session.module?.id) {
    const modules = await api.call(listModules, {});
    const found = modules.find(({ id }) => id === named);
    if (found) return found.module_type;
  }
  return session.module?.type ?? null;
}
