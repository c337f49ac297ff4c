import './row-count.css';

const MOST = 99;

/** A count as a badge shows it. */
export function cappedCount(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}

/** A number at the end of a row, such as its unread messages; `text` says it to a screen reader. Zero shows nothing. */
export function RowCount({ count, text }: { count: number; text: string }) {
  if (count === 0) return null;
  return (
    <span className="badge row-count">
      <bdi dir="ltr" aria-hidden="true">
        {cappedCount(count)}
      </bdi>
      <span className="sr-only">{text}</span>
    </span>
  );
}
