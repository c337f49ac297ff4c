import type { Client } from '@errand/contract';
import { getVideoContent, listReasons } from '@errand/contract/promotions';

/** The API calls of what the operator writes on the home page of a module. */
export function moduleHomeCalls(api: Client) {
  return {
    guide: api.call(getVideoContent, {}),
    reasons: api.call(listReasons, {}).then(({ banners }) => banners),
  };
}

type Calls = ReturnType<typeof moduleHomeCalls>;
export type ModuleGuideData = Awaited<Calls['guide']>;
export type ModuleReason = Awaited<Calls['reasons']>[number];
