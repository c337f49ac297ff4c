/** Pages that are about signing in and nothing else. */
const AUTH_ROUTES = ['/forgot-password'];

/** Where the logo leads: home once there is a place, and from the pages of signing in (001 §2). */
export function logoTarget(pathname: string, hasPlace: boolean): '/home' | '/' {
  return hasPlace || AUTH_ROUTES.includes(pathname) ? '/home' : '/';
}
