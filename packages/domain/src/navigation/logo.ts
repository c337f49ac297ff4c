/** Pages that only serve authentication. */
const AUTH_ROUTES = ['/forgot-password'];

/** Target of the logo: home with a location or on an auth page, otherwise the landing page [ROUTE-02 to ROUTE-04]. */
export function logoTarget(pathname: string, hasPlace: boolean): '/home' | '/' {
  return hasPlace || AUTH_ROUTES.includes(pathname) ? '/home' : '/';
}
