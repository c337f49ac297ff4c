import { useText } from '@errand/client/i18n.tsx';
import type { ParcelCategory } from '@errand/contract/parcel';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { ArrowUp, House } from 'lucide-react';
import type { FoundPlace } from '#features/location/index.ts';
import { CategoryChoice } from '../../contents/category-choice.tsx';
import { SizeOptions } from '../../contents/size-options.tsx';
import { WeightField } from '../../contents/weight-field.tsx';
import { changeParcelDraft, type ParcelEnd } from '../../draft.ts';
import { EstimatePanel } from './estimate-panel.tsx';
import { type EstimateField, missingPart } from './estimate-query.ts';
import { PlaceField } from './place-field.tsx';
import { type Entered, useEntered } from './use-entered.ts';
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

/** What is being sent, as tiles of which one can be chosen. */
function KindChoice(props: {
  categories: ParcelCategory[];
  chosen: ParcelCategory | null;
  problem: string | null;
  onChoose: (id: number) => void;
}) {
  const { categories, chosen, problem, onChoose } = props;
  const t = useText();
  return (
    <fieldset
      className="estimate-form-group"
      aria-describedby={problem ? 'estimate-kind-problem' : undefined}
    >
      <legend className="text-h3">{t('parcel-home.kindQuestion')}</legend>
      <CategoryChoice categories={categories} chosen={chosen} onChoose={onChoose} />
      <FieldProblem id="estimate-kind-problem" text={problem} />
    </fieldset>
  );
}

/** The two places of a parcel, joined by a line. */
function PlaceFields(props: { entered: Entered; problemOf: (field: EstimateField) => string | null }) {
  const { entered, problemOf } = props;
  const t = useText();
  const { sender, receiver } = entered;
  return (
    <fieldset className="estimate-form-group place-fields">
      <legend className="text-h3">{t('parcel-home.ends')}</legend>
      <div className="place-fields-end">
        <span className="place-fields-disc" aria-hidden="true">
          <ArrowUp className="icon-bold" size={18} />
        </span>
        <PlaceField
          label={t('parcel-home.from')}
          mapTitle={t('parcel-home.fromMap')}
          place={sender}
          problem={problemOf('sender')}
          onFound={(found) => changeParcelDraft({ sender: moved(sender, found) })}
        />
      </div>
      <div className="place-fields-end">
        <span className="place-fields-disc ink" aria-hidden="true">
          <House className="icon-bold" size={18} />
        </span>
        <PlaceField
          label={t('parcel-home.to')}
          mapTitle={t('parcel-home.toMap')}
          place={receiver}
          problem={problemOf('receiver')}
          onFound={(found) => changeParcelDraft({ receiver: moved(receiver, found) })}
        />
      </div>
    </fieldset>
  );
}

/** The same person at another place. */
function moved(end: ParcelEnd | null, { point, address }: FoundPlace): ParcelEnd {
  return { ...end, ...point, address, road: null, house: null, floor: null };
}

/** Weight or size, if the category requires one. */
function MeasureField(props: {
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
