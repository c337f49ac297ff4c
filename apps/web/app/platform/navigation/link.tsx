import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { useNavigate, usePrefetchPage } from './navigate.tsx';

/** A hover this long counts as intent; a passing pointer leaves sooner. */
const INTENT_MS = 100;

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the shop. */
  to: string;
  replace?: boolean;
  preventScrollReset?: boolean;
  state?: unknown;
  /** Prefetches the page as soon as a pointer, a finger or the focus is on the link. */
  prefetch?: 'intent';
};

/** A link that navigates in the browser. Without scripts, in a new tab and for a download it works as a plain link. */
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

/** Handlers that prefetch the page once the visitor shows intent. */
function useIntent(to: string) {
  const prefetchPage = usePrefetchPage();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onFocus: () => prefetchPage(to),
    onTouchStart: () => prefetchPage(to),
    onMouseEnter: () => {
      timer.current = setTimeout(() => prefetchPage(to), INTENT_MS);
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

/** As browsers do, a link to the current address adds no history entry. */
function isHere(to: string): boolean {
  const { pathname, search, hash } = window.location;
  return to === pathname + search + hash;
}
