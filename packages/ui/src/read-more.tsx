import { useText } from '@errand/client/i18n.tsx';
import { useId, useState } from 'react';

/** The length from which texts are shortened [CONST-09]. */
export const READ_MORE_LIMIT = 70;

/**
 * A text of at most 70 characters in full; a longer one shortened, with a button that shows the rest. Renders nothing
 * for an empty text.
 */
export function ReadMore({ text }: { text: string }) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (text === '') return null;
  if (text.length <= READ_MORE_LIMIT) return <p className="text-muted">{text}</p>;
  return (
    <p className="text-muted">
      <span id={id}>{open ? text : `${shorten(text)}… `}</span>{' '}
      <button
        type="button"
        className="text-link underlined tap-target read-more"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'ui.readLess' : 'ui.readMore')}
      </button>
    </p>
  );
}

/** The leading words that fit, without a partial word or trailing comma. */
function shorten(text: string): string {
  const head = text.slice(0, READ_MORE_LIMIT);
  const space = head.lastIndexOf(' ');
  return (space > READ_MORE_LIMIT / 2 ? head.slice(0, space) : head).replace(/[\s,،;:.]+$/, '');
}
