import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { useNavigate, usePreparePage } from './navigate.tsx';

/** A pointer on its way to something else stays shorter on a link. */
const INTENT_MS = 100;

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the shop. */
  to: string;
  replace?: boolean;
  preventScrollReset?: boolean;
  state?: unknown;
  /** Prepares the page as soon as a pointer, a finger or the focus is on the link. */
  prefetch?: 'intent';
};

/** A link to a page of the shop. Without scripts, in a new tab and for a download it is a plain one. */
export function Link({
  to,
  replace,
  preventScrollReset = false,
  state,
  prefetch,
  onClick,
  children,
  ...anchor
}: Props) {
  const navigate = useNavigate();
  const intent = useIntent(to);
  return (
    <a
      {...anchor}
      {...(prefetch && intent)}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event, anchor.target)) return;
        event.preventDefault();
        void navigate(to, { replace: replace ?? isHere(to), preventScrollReset, state });
      }}
    >
      {children}
    </a>
  );
}

/** Handlers that prepare the page once the visitor means the link. */
function useIntent(to: string) {
  const prepare = usePreparePage();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onFocus: () => prepare(to),
    onTouchStart: () => prepare(to),
    onMouseEnter: () => {
      timer.current = setTimeout(() => prepare(to), INTENT_MS);
    },
    onMouseLeave: () => clearTimeout(timer.current),
  };
}

function isPlainClick(event: MouseEvent, target: string | undefined): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !isModified &&
    (target === undefined || target === '_self')
  );
}

/** As in a browser: a link to the shown address adds nothing to the history. */
function isHere(to: string): boolean {
  const { pathname, search, hash } = window.location;
  return to === pathname + search + hash;
}
