import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { MapPin, Pencil } from 'lucide-react';
import type { Ref } from 'react';
import { splitAddress } from '#features/location/index.ts';

/** A chosen place in the box of its search; a press changes it. */
export function ChosenPlace(props: {
  label: string;
  address: string;
  /** The id of the text that explains why the place is rejected; null if it is accepted. */
  problemId: string | null;
  onEdit: () => void;
  ref: Ref<HTMLButtonElement>;
}) {
  const { label, address, problemId, onEdit, ref } = props;
  const t = useText();
  const [first, rest] = splitAddress(address);
  return (
    <button
      ref={ref}
      type="button"
      className={cx('chosen-place', problemId && 'bad')}
      aria-describedby={problemId ?? undefined}
      onClick={onEdit}
    >
      <MapPin className="icon" size={20} />
      <span className="chosen-place-text">
        <span className="sr-only">{label} </span>
        <b className="text-title text-clip">
          <bdi>{first}</bdi>
        </b>
        {rest && (
          <span className="text-caption text-clip">
            <bdi>{rest}</bdi>
          </span>
        )}
      </span>
      <Pencil className="icon" size={18} />
      <span className="sr-only">{t('parcel-home.change')}</span>
    </button>
  );
}
