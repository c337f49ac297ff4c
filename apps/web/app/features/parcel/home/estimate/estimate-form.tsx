import { useText } from '@errand/client/i18n.tsx';
import type { ParcelCategory } from '@errand/contract/parcel';
import { changeParcelDraft } from '../../draft.ts';
import { EstimatePanel } from './estimate-panel.tsx';
import { type EstimateField, missingPart } from './estimate-query.ts';
import { KindChoice } from './kind-choice.tsx';
import { MeasureField } from './measure-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useEntered } from './use-entered.ts';
import { useEstimate } from './use-estimate.ts';
import './estimate-form.css';

/** Distance, time and price of a parcel, without an account. The input is stored in the draft of the booking. */
export function EstimateForm({ categories }: { categories: ParcelCategory[] }) {
  const t = useText();
  const entered = useEntered();
  const category = categories.find(({ id }) => id === entered.categoryId) ?? null;
  const estimated = useEstimate(entered, category);
  const { rejection } = estimated;
  const problemOf = (field: EstimateField) => (rejection?.field === field ? rejection.text : null);

  return (
    <div className="estimate-form">
      <div className="estimate-form-fields">
        <div className="estimate-form-head">
          <h1 className="text-h1">{t('parcel-home.title')}</h1>
          <p className="text-lead">{t('parcel-home.lead')}</p>
        </div>
        {categories.length > 0 && (
          <KindChoice
            categories={categories}
            chosen={category}
            problem={problemOf('kind')}
            onChoose={(categoryId) => changeParcelDraft({ categoryId })}
          />
        )}
        <PlaceFields entered={entered} problemOf={problemOf} />
        {category && <MeasureField category={category} entered={entered} problemOf={problemOf} />}
      </div>
      <EstimatePanel
        estimated={estimated}
        entered={entered}
        missing={missingPart(entered, category)}
        picture={category?.image_full_url ?? null}
        onBook={() => changeParcelDraft({ sender: entered.sender })}
      />
    </div>
  );
}
