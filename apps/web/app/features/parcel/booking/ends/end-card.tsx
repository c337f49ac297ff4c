import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import type { ReactNode } from 'react';
import type { ParcelEnd } from '../../draft.ts';
import { idOf } from '../problem-fields.ts';
import './ends-section.css';

/** One end of the parcel: place and person, and the button that edits them. */
export function EndCard(props: {
  which: 'sender' | 'receiver';
  end: ParcelEnd | null;
  icon: ReactNode;
  onEdit: () => void;
  problem: string | undefined;
}) {
  const t = useText();
  const { which, end, icon, onEdit, problem } = props;
  const note = `${idOf(which)}-note`;
  return (
    <div className="end-card">
      <span className={cx('end-card-dot', which)}>{icon}</span>
      <div className="end-card-text">
        <span className="text-caption">{t(`parcel-booking.${which}`)}</span>
        <b className={cx('text-title', !end && 'end-card-empty')}>
          {end ? <bdi>{end.address}</bdi> : t(`parcel-booking.empty.${which}`)}
        </b>
        {end && <DoorAndPerson end={end} />}
        <FieldProblem id={note} text={problem} />
      </div>
      <button
        type="button"
        className={cx('button sm', end?.name ? 'quiet' : 'soft')}
        id={idOf(which)}
        aria-label={t(`parcel-booking.${end ? 'edit' : 'add'}.${which}`)}
        aria-describedby={problem === undefined ? undefined : note}
        onClick={onEdit}
      >
        {t(end ? 'parcel-booking.edit' : 'checkout.add')}
      </button>
    </div>
  );
}

function DoorAndPerson({ end }: { end: ParcelEnd }) {
  const t = useText();
  const { road, house, floor, name, phone } = end;
  const door = [
    road && t('parcel-booking.door.road', { text: road }),
    house && t('parcel-booking.door.house', { text: house }),
    floor && t('parcel-booking.door.floor', { text: floor }),
  ].filter(Boolean);
  return (
    <>
      {door.length > 0 && <span className="text-meta">{door.join(' · ')}</span>}
      <span className="text-meta">
        {name ? <bdi>{name}</bdi> : t('parcel-booking.noPerson')}
        {phone && (
          <>
            {' · '}
            <bdi dir="ltr">{phone}</bdi>
          </>
        )}
      </span>
    </>
  );
}
