import { useText } from '@errand/client/i18n.tsx';
import { ArrowUp, House } from 'lucide-react';
import type { FoundPlace } from '#features/location/index.ts';
import { changeParcelDraft, type ParcelEnd } from '../../draft.ts';
import type { EstimateField } from './estimate-query.ts';
import { PlaceField } from './place-field.tsx';
import type { Entered } from './use-entered.ts';
import './place-fields.css';

/** The two places of a parcel, joined by a line. */
export function PlaceFields(props: { entered: Entered; problemOf: (field: EstimateField) => string | null }) {
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
