import type { Client } from '@errand/contract';
import { getVideoContent, listReasons } from '@errand/contract/promotions';

/** Requests the parts of a module's home page that the operator writes: the video guide and the reasons. */
export function moduleHomeCalls(api: Client) {
  return {
    guide: api.call(getVideoContent, {}),
    reasons: api.call(listReasons, {}).then(({ banners }) => banners),
  };
}

type Calls = ReturnType<typeof moduleHomeCalls>;
export type ModuleGuideData = Awaited<Calls['guide']>;
export type ModuleReason = Awaited<Calls['reasons']>[number];
