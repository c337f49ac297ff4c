import { type Element, elementsOf, type RichText } from '@errand/domain/rich-text';
import { createElement, type ReactNode } from 'react';
import './rich-text-view.css';

/** React's names of attributes. */
const NAMES: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };
/** Content that may be wider than a phone and scrolls in itself. */
const WIDE = ['pre', 'table'];

/** A text of blocks as elements of the page; none of it is parsed as HTML. */
export function RichTextView({ text }: { text: RichText }) {
  return elementsOf(text).map(rendered);
}

function rendered(part: Element | string, index: number): ReactNode {
  if (typeof part === 'string') return part;
  const { tag, attributes, children } = part;
  const props = Object.fromEntries(
    // An attribute without a value is on.
    Object.entries(attributes).map(([name, value]) => [NAMES[name] ?? name, name === 'open' || value]),
  );
  const inside = children.length > 0 ? children.map(rendered) : undefined;
  const made = createElement(tag, { key: index, ...props }, inside);
  if (!WIDE.includes(tag)) return made;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what is wider than the page
    <div className="rich-text-wide" key={index} tabIndex={0}>
      {made}
    </div>
  );
}
