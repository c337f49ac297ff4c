import { useText } from '@errand/client/i18n.tsx';
import { useEffect, useRef } from 'react';
import type { ControlProps, Values } from '#blocks/form/index.ts';
import { Picker } from '#blocks/picker/index.ts';
import { targetSource } from './target-source.ts';

const KINDS = { zone_wise: 'zones', store_wise: 'stores' } as const;

/** The zones or stores of a coupon, for the types that have them. A change of the type clears them. */
export function BoundControl({ values, ...control }: ControlProps & { values: Values }) {
  const t = useText();
  const type = values.type as string | undefined;
  const former = useRef(type);
  const { onChange } = control;
  useEffect(() => {
    if (former.current === type) return;
    former.current = type;
    onChange([]);
  }, [type, onChange]);
  if (type !== 'zone_wise' && type !== 'store_wise') return null;
  const kind = KINDS[type];
  return (
    <Picker
      {...control}
      key={kind}
      label={t(`promotions.${kind}`)}
      source={targetSource(kind, kind === 'stores' ? values.module_id : undefined)}
      many
    />
  );
}
