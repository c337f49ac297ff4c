import { useMountsInBrowser } from '@errand/client/use-painted.ts';
import { type ComponentProps, type RefObject, useEffect, useId, useRef } from 'react';
import { announce, textOf } from './announce.ts';

type Props = ComponentProps<'p'> & { as?: 'p' | 'div' | 'span' | 'b' | 'dl' | 'section' };

/**
 * Announces its text whenever it changes: results, totals, states. With `first` also when it appears, unless it is there
 * when the page is opened.
 */
export function Announced({ as: Tag = 'p', first = false, ...props }: Props & { first?: boolean }) {
  const element = useRef<HTMLParagraphElement>(null);
  const mountsInBrowser = useMountsInBrowser();
  useSpokenText(element, { first: first && mountsInBrowser, assertive: false });
  // The tags differ only in name.
  return <Tag {...(props as object)} ref={element as RefObject<never>} />;
}

/**
 * Announces its text at once when it appears, and when it changes. For what the visitor's last action has caused and
 * no field describes. What is already there when a page is opened is not announced.
 */
export function Alert({ as: Tag = 'p', ...props }: Props) {
  const element = useRef<HTMLParagraphElement>(null);
  useSpokenText(element, { first: useMountsInBrowser(), assertive: true });
  return <Tag {...(props as object)} ref={element as RefObject<never>} />;
}

function useSpokenText(
  element: RefObject<Element | null>,
  { first, assertive }: { first: boolean; assertive: boolean },
): void {
  const last = useRef<string | null>(null);
  // Any rendering may change the text.
  useEffect(() => {
    const text = element.current ? textOf(element.current) : '';
    const isFirst = last.current === null;
    if (text === last.current) return;
    last.current = text;
    if (!isFirst || first) announce(text, { assertive });
  });
}

/**
 * Announces `text` whenever it has changed and stayed so for `settleMs`. Nothing is announced while `active` is false.
 */
export function useAnnouncement(text: string, options: { active?: boolean; settleMs?: number } = {}): void {
  const { active = true, settleMs } = options;
  const last = useRef(text);
  const key = useId();
  useEffect(() => {
    if (text === last.current) return;
    last.current = text;
    if (active) announce(text, { key, settleMs });
  }, [text, active, key, settleMs]);
}
