import type { Translate } from '@errand/client/i18n.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { ParcelCategory } from '@errand/contract/parcel';
import { isolate } from '@errand/ui/isolate.ts';
import { Section } from '#features/checkout/index.ts';
import { SizeOptions } from '../../contents/size-options.tsx';
import { WeightField } from '../../contents/weight-field.tsx';
import type { ParcelDraft } from '../../draft.ts';

type Measured = Pick<ParcelDraft, 'weight' | 'size'>;

/** Weight or size, as the category requires. */
export function MeasureSection(props: {
  category: ParcelCategory;
  draft: Measured;
  change: (patch: Partial<Measured>) => void;
  problem: string | undefined;
}) {
  const t = useText();
  const { category, draft, change, problem } = props;
  if (category.measure === 'weight')
    return (
      <Section title={t('parcel-booking.weight')}>
        <WeightField
          category={category}
          weight={draft.weight}
          onChange={(weight) => change({ weight })}
          problem={problem}
        />
      </Section>
    );
  return (
    <Section title={t('parcel-booking.size')}>
      <SizeOptions
        category={category}
        size={draft.size}
        onChange={(size) => change({ size })}
        problem={problem}
      />
    </Section>
  );
}

/** "Weight, 3 kg", the name of its charge. */
export function measureName(
  { measure }: ParcelCategory,
  { weight, size }: Measured,
  t: Translate,
): string | undefined {
  if (measure === 'weight' && weight !== null)
    return t('parcel-booking.weightOf', { weight: isolate(String(weight)) });
  return measure === 'size' && size !== null
    ? t('parcel-booking.sizeOf', { size: t(`parcel-booking.size.${size}`) })
    : undefined;
}
