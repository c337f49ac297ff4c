import { listPromotionTargets, type TargetKind } from '@errand/contract/console/promotions/targets';
import type { PickerSource } from '#blocks/picker/index.ts';
import { api } from '#platform/api.ts';

/** Modules, zones, stores or items; stores and items of one module if it is given. */
export function targetSource(kind: TargetKind, moduleId?: unknown): PickerSource {
  const ofModule = typeof moduleId === 'number' ? { module_id: moduleId } : {};
  return {
    key: ['promotions', 'targets', kind, ofModule],
    async load(query, signal) {
      const asked = 'ids' in query ? { ids: query.ids.join(',') } : { ...query, ...ofModule };
      const { rows } = await api.call(listPromotionTargets, { params: { kind }, query: asked }, { signal });
      return rows;
    },
  };
}
