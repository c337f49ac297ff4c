import { useText } from '@errand/client/i18n.tsx';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { Map as MapIcon } from 'lucide-react';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { type FoundPlace, PlaceSearch, PointDialog } from '#features/location/index.ts';
import type { ParcelEnd } from '../../draft.ts';
import { FieldProblem } from '../../field-problem.tsx';
import { ChosenPlace } from './chosen-place.tsx';
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
