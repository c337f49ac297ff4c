import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { Map as MapIcon, MapPin, Pencil } from 'lucide-react';
import { type FocusEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { type FoundPlace, PlaceSearch, PointDialog, splitAddress } from '#features/location/index.ts';
import type { ParcelEnd } from '../../draft.ts';
import './place-field.css';

type Props = {
  label: string;
  mapTitle: string;
  place: ParcelEnd | null;
  problem: string | null;
  onFound: (found: FoundPlace) => void;
};

/** One place: a search with a map button, or the chosen place. */
export function PlaceField({ label, mapTitle, place, problem, onFound }: Props) {
  const t = useText();
  const id = useId();
  const [editing, setEditing] = useState(false);
  const [mapOpen, setMapOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  /** Whether the focus moves along, from the chosen place to the search or back. */
  const focusNext = useRef(false);
  const searching = place === null || editing;

  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    if (searching) input.current?.focus();
    else chosen.current?.focus();
  }, [searching]);

  function edit(next: boolean): void {
    focusNext.current = true;
    setEditing(next);
  }

  function take(found: FoundPlace): void {
    setMapOpen(false);
    edit(false);
    onFound(found);
  }

  /** Leaving the search without a choice keeps the place. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) setEditing(false);
  }

  return (
    <div className="place-field" onBlur={leave}>
      <span className="text-label" aria-hidden="true">
        {label}
      </span>
      {searching ? (
        <PlaceSearch
          label={label}
          placeholder={t('parcel-home.placeHint')}
          inputRef={input}
          onFound={take}
          onMap={openMap}
        >
          <IconButton small label={mapTitle} onClick={openMap}>
            <MapIcon size={20} />
          </IconButton>
        </PlaceSearch>
      ) : (
        <ChosenPlace
          label={label}
          address={place.address}
          problemId={problem === null ? null : `${id}-problem`}
          ref={chosen}
          onEdit={() => edit(true)}
        />
      )}
      <FieldProblem id={`${id}-problem`} text={problem} />
      <PointDialog
        open={mapOpen}
        onClose={() => setMapOpen(false)}
        title={mapTitle}
        start={place ?? undefined}
        onFound={take}
      />
    </div>
  );

  function openMap(): void {
    setMapOpen(true);
  }
}

/** A chosen place in the box of its search; a press changes it. */
function ChosenPlace(props: {
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
