import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import type { Combobox } from '@errand/ui/forms/use-combobox.ts';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { LetterArt } from '@errand/ui/pictures/letter-art.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { Clock, Search, TrendingUp } from 'lucide-react';
import type { Suggestion, useSuggestions } from '../use-suggestions.ts';
import './suggestion-panel.css';

type Props = {
  combobox: Combobox<Suggestion>;
  open: boolean;
  text: string;
  offered: ReturnType<typeof useSuggestions>;
};

const ORDER = ['recent', 'trending', 'word', 'store', 'item'] as const;

/** The grouped suggestions below the search field. */
export function SuggestionPanel({ combobox, open, text, offered }: Props) {
  const t = useText();
  const { id } = combobox;
  const { suggestions, settled, failed } = offered;
  const isFound = open && settled && !offered.empty;
  useAnnouncement(isFound ? t('search.found', { count: suggestions.length }) : '');
  const none = settled && !failed && !offered.empty && suggestions.length === 0;
  const shown = open && (suggestions.length > 0 || none || failed);
  const recent = suggestions.some(({ kind }) => kind === 'recent');
  return (
    <div className="suggestion-panel" hidden={!shown} {...combobox.panelProps}>
      <div {...combobox.listProps} aria-label={t('search.suggestions')} hidden={suggestions.length === 0}>
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
                  className={cx('suggestion-panel-option', combobox.isActive(index) && 'on')}
                  {...combobox.optionProps(suggestion, index)}
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
        <button type="button" className="text-link suggestion-panel-clear" onClick={offered.clearRecent}>
          {t('search.forgetRecent')}
        </button>
      )}
    </div>
  );
}

function Row({ suggestion }: { suggestion: Suggestion }) {
  if ('text' in suggestion) {
    const Icon = { recent: Clock, trending: TrendingUp, word: Search }[suggestion.kind];
    return (
      <>
        <Icon className="icon" size={20} />
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
          <LetterArt name={suggestion.name} />
        )}
      </span>
      <span className="suggestion-panel-text">
        <b className="text-label text-clip">{suggestion.name}</b>
        <span className="text-caption text-clip">{suggestion.caption}</span>
      </span>
    </>
  );
}
