import type { Translate } from '@errand/client/i18n.tsx';
import type { getSetUp } from '@errand/contract/console/set-up';
import type { ResponseOf } from '@errand/contract/endpoint';
import { isolate } from '@errand/ui/isolate.ts';
import { partAddress, stepAddress } from './step-address.ts';

export type SetUp = ResponseOf<typeof getSetUp>;

/** A step of the shop or a part of a module that the guide leads to. */
export type OpeningTask = {
  /** Its name in the guide: that of a step, or of a part with the id of its module, such as `hours:3`. */
  key: string;
  label: string;
  done: boolean;
  optional: boolean;
  /** The screen that completes it; null if the list itself does. */
  to: string | null;
};

/** All tasks in the order of the guide: the shop, its modules, and what is advised. */
export function openingTasks({ steps, modules, zone_id: zone }: SetUp, t: Translate): OpeningTask[] {
  const [required, advised] = [false, true].map((optional) =>
    steps
      .filter((one) => one.optional === optional && one.step !== 'offer' && one.step !== 'open')
      .map(({ step, done }) => ({
        key: step,
        label: t(`set-up.${step}`),
        done,
        optional,
        to: stepAddress(step),
      })),
  );
  const parts = modules.flatMap((module) =>
    module.parts.map(({ part, done }) => ({
      key: `${part}:${module.id}`,
      label: t('set-up.partOf', { module: isolate(module.name), part: t(`set-up.part.${part}`) }),
      done,
      optional: false,
      to: partAddress(part, module, zone),
    })),
  );
  return [...(required ?? []), ...parts, ...(advised ?? [])];
}
