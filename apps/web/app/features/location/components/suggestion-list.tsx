import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import type { Combobox } from '@errand/ui/forms/use-combobox.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { MapPin } from 'lucide-react';
import type { Suggestion, usePlaceSearch } from '../use-place-search.ts';
import './suggestion-list.css';

type Props = {
  combobox: Combobox<Suggestion>;
  label: string;
  open: boolean;
  text: string;
  state: ReturnType<typeof usePlaceSearch>['state'];
  suggestions: Suggestion[];
  onRetry: () => void;
  /** Opens the map, in place of a search that is unavailable. */
  onMap: (() => void) | undefined;
};

/** The suggestions of a place search; focus stays in the field. */
export function SuggestionList(props: Props) {
  const { combobox, label, open, text, state, suggestions, onRetry, onMap } = props;
  const t = useText();
  const found = state === 'found' && suggestions.length > 0;
  const outcome = {
    idle: '',
    loading: '',
    found: found ? t('location.found', { count: suggestions.length }) : '',
    empty: t('location.noneFor', { text }),
    failed: t('location.searchFailed'),
    off: t('location.searchOff'),
  }[state];
  useAnnouncement((open && outcome) || '');
  return (
    <div className="suggestion-list" hidden={!open} {...combobox.panelProps}>
      <div {...combobox.listProps} aria-label={label} hidden={!found}>
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.id}
            className={cx('suggestion-list-option', combobox.isActive(index) && 'on')}
            {...combobox.optionProps(suggestion, index)}
          >
            <MapPin className="icon" size={20} />
            <span>
              <b className="text-label text-clip">
                <bdi>{suggestion.main}</bdi>
              </b>
              <span className="text-caption text-clip">
                <bdi>{suggestion.secondary}</bdi>
              </span>
            </span>
          </div>
        ))}
      </div>
      {state === 'loading' && [0, 1, 2].map((row) => <SkeletonRow key={row} />)}
      {state === 'empty' && (
        <p className="suggestion-list-note text-muted">{t('location.noneFor', { text })}</p>
      )}
      {state === 'failed' && (
        <p className="suggestion-list-note text-muted">
          {t('location.searchFailed')}{' '}
          <button type="button" className="text-link underlined" onClick={onRetry}>
            {t('ui.retry')}
          </button>
        </p>
      )}
      {state === 'off' && (
        <p className="suggestion-list-note text-muted">
          {t('location.searchOff')}{' '}
          {onMap && (
            <button type="button" className="text-link underlined" onClick={onMap}>
              {t('location.pickFromMap')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className="suggestion-list-option" aria-hidden="true">
      <Skeleton width="20px" height="20px" radius="10px" />
      <span>
        <Skeleton width="58%" height="1.05em" />
        <Skeleton width="36%" height=".85em" />
      </span>
    </div>
  );
}
