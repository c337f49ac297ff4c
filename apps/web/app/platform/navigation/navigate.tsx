import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type NavigateFunction, useLocation, useNavigate as useRouterNavigate } from 'react-router';

const NavigateContext = createContext<NavigateFunction | null>(null);

/**
 * Gives the parts of a page the router's `navigate`. The router's own hook and `<Link>` render again whenever a navigation
 * begins or ends, which on a page of two hundred links took longer than the next page.
 */
export function NavigationProvider({ children }: { children: ReactNode }) {
  return <NavigateContext value={useRouterNavigate()}>{children}</NavigateContext>;
}

/** The function stays the same for the whole visit. Paths without a leading slash keep the page: `?page=2`. */
export function useNavigate(): NavigateFunction {
  const navigate = useContext(NavigateContext);
  if (!navigate) throw new Error('The part is outside of the NavigationProvider');
  return navigate;
}

/** The parameters of the address. Pages that change them take `useSearchParams` of the router. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
