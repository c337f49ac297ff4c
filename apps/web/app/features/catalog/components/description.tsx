import { useId, useState } from 'react';
import { useText } from '#platform/i18n/index.ts';

/** Longer texts are cut and can be read on (000 §9). */
const SHORT = 70;

export function Description({ text }: { text: string }) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (text === '') return null;
  if (text.length <= SHORT) return <p className="muted">{text}</p>;
  return (
    <p className="muted">
      <span id={id}>{open ? text : `${cut(text)}… `}</span>{' '}
      <button
        type="button"
        className="link u more"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'catalog.readLess' : 'catalog.readMore')}
      </button>
    </p>
  );
}

/** The first words that fit, without half a word or a dangling comma. */
function cut(text: string): string {
  const head = text.slice(0, SHORT);
  const space = head.lastIndexOf(' ');
  return (space > SHORT / 2 ? head.slice(0, space) : head).replace(/[\s,،;:.]+$/, '');
}
