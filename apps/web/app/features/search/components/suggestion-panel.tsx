import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { Picture } from '@errand/ui/picture.tsx';
import { Clock, Search, Store, TrendingUp } from 'lucide-react';
import { clearRecentSearches } from '../recent-searches.ts';
import type { Suggestion, useSuggestions } from '../use-suggestions.ts';
import './suggestion-panel.css';

type Props = {
  id: string;
  open: boolean;
  text: string;
  active: number;
  offered: ReturnType<typeof useSuggestions>;
  onPoint: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
};

const ORDER = ['recent', 'trending', 'word', 'store', 'item'] as const;

/** What the search offers below its field, in groups; focus stays in the field. */
export function SuggestionPanel({ id, open, text, active, offered, onPoint, onChoose }: Props) {
  const t = useText();
  const { suggestions, settled, failed } = offered;
  const none = settled && !failed && !offered.empty && suggestions.length === 0;
  const shown = open && (suggestions.length > 0 || none || failed);
  const recent = suggestions.some(({ kind }) => kind === 'recent');
  return (
    // A press must not take the focus out of the field: losing it closes the panel.
    <div className="suggestion-panel" hidden={!shown} onPointerDown={(event) => event.preventDefault()}>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.suggestions')}
        hidden={suggestions.length === 0}
      >
        {ORDER.map((kind) => {
          const rows = suggestions.flatMap((suggestion, index) =>
            suggestion.kind === kind ? [{ suggestion, index }] : [],
          );
          if (rows.length === 0) return null;
          return (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p className="text-caption suggestion-panel-group" id={`${id}-${kind}`} role="presentation">
                {t(`search.group.${kind}`)}
              </p>
              {rows.map(({ suggestion, index }) => (
                <div
                  key={suggestion.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className={cx('suggestion-panel-option', index === active && 'on')}
                  ref={(option) => {
                    if (index === active) option?.scrollIntoView({ block: 'nearest' });
                  }}
                  onPointerMove={() => onPoint(index)}
                  onClick={() => onChoose(suggestion)}
                >
                  <Row suggestion={suggestion} />
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {none && <p className="suggestion-panel-note text-muted">{t('search.noSuggestion', { text })}</p>}
      {failed && (
        <p className="suggestion-panel-note text-muted">
          {t('search.suggestFailed')}{' '}
          <button type="button" className="text-link underlined" onClick={offered.retry}>
            {t('ui.retry')}
          </button>
        </p>
      )}
      {recent && (
        <button
          type="button"
          className="text-link suggestion-panel-clear"
          onClick={() => {
            clearRecentSearches();
            offered.forget();
          }}
        >
          {t('search.forgetRecent')}
        </button>
      )}
      <p className="sr-only" role="status">
        {open && settled && !offered.empty ? t('search.found', { count: suggestions.length }) : ''}
      </p>
    </div>
  );
}

function Row({ suggestion }: { suggestion: Suggestion }) {
  if ('text' in suggestion) {
    const Icon = { recent: Clock, trending: TrendingUp, word: Search }[suggestion.kind];
    return (
      <>
        <Icon className="icon" size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className="text-label text-clip">
          <bdi>{suggestion.text}</bdi>
        </span>
      </>
    );
  }
  return (
    <>
      <span
        className={cx('suggestion-panel-picture', suggestion.kind === 'store' && 'round')}
        data-tint={suggestion.tint ?? 'stone'}
      >
        {suggestion.src ? (
          <Picture src={suggestion.src} width={suggestion.tint ? 30 : 44} />
        ) : (
          <Store size={20} strokeWidth={1.75} aria-hidden="true" />
        )}
      </span>
      <span className="suggestion-panel-text">
        <b className="text-label text-clip">{suggestion.name}</b>
        <span className="text-caption text-clip">{suggestion.caption}</span>
      </span>
    </>
  );
}
