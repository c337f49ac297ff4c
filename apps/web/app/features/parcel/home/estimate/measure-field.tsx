import { useText } from '@errand/client/i18n.tsx';
import type { ParcelCategory } from '@errand/contract/parcel';
import { SizeOptions } from '../../contents/size-options.tsx';
import { WeightField } from '../../contents/weight-field.tsx';
import { changeParcelDraft } from '../../draft.ts';
import type { EstimateField } from './estimate-query.ts';
import type { Entered } from './use-entered.ts';

/** Weight or size, if the category requires one. */
export function MeasureField(props: {
  category: ParcelCategory;
  entered: Entered;
  problemOf: (field: EstimateField) => string | null;
}) {
  const t = useText();
  const { category, entered, problemOf } = props;
  if (category.measure === 'none') return null;
  const isWeight = category.measure === 'weight';
  return (
    <div className="estimate-form-group">
      <h2 className="text-h3">{t(isWeight ? 'parcel-booking.weight' : 'parcel-booking.size')}</h2>
      {isWeight ? (
        <WeightField
          category={category}
          weight={entered.weight}
          onChange={(weight) => changeParcelDraft({ weight })}
          problem={problemOf('weight')}
        />
      ) : (
        <SizeOptions
          category={category}
          size={entered.size}
          onChange={(size) => changeParcelDraft({ size })}
          problem={problemOf('size')}
        />
      )}
    </div>
  );
}
