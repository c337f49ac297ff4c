import { useText } from '@errand/client/i18n.tsx';
import { LocateFixed, Map as MapIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useChoosePlace } from '../use-choose-place.ts';
import { useCurrentPlace } from '../use-current-place.ts';
import { PlaceSearch } from './place-search.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import './place-choices.css';

/** The four ways to choose a location: search, device, map, saved addresses. */
export function PlaceChoices(props: { onSearching: (open: boolean) => void; onMap: () => void }) {
  const t = useText();
  const { choosePlace, choosing, problem, clearProblem } = useChoosePlace();
  const current = useCurrentPlace((place) => void choosePlace(place));
  const busy = choosing || current.finding;
  const input = useRef<HTMLInputElement>(null);

  // No autofocus on touch screens, where the keyboard would cover the other choices; and only after the dialog has
  // stored the element to restore focus to.
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return;
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="place-choices">
      <PlaceSearch
        label={t('location.search')}
        inputRef={input}
        busy={choosing}
        onOpenChange={props.onSearching}
        problem={problem ?? current.problem}
        onEdit={() => {
          clearProblem();
          current.clearProblem();
        }}
        onFound={(place) => void choosePlace(place)}
        onMap={props.onMap}
      />
      <div className="place-choices-actions">
        <button
          type="button"
          disabled={busy}
          aria-busy={current.finding || undefined}
          onClick={() => {
            clearProblem();
            void current.find();
          }}
        >
          {current.finding ? (
            <i className="spinner" aria-hidden="true" />
          ) : (
            <LocateFixed className="icon" size={20} />
          )}
          <span>{t(current.finding ? 'location.locating' : 'location.useCurrent')}</span>
        </button>
        <button type="button" disabled={busy} onClick={props.onMap}>
          <MapIcon className="icon" size={20} />
          <span>{t('location.pickFromMap')}</span>
        </button>
      </div>
      <SavedAddresses busy={busy} onChoose={(place, known) => void choosePlace(place, { saved: known })} />
    </div>
  );
}
