/** Sources by directive: `{ 'script-src': ["'self'"] }`. An empty list is `'none'`. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

const NOTHING: PolicySources = {
  'default-src': [],
  'base-uri': [],
  'form-action': [],
  'frame-ancestors': [],
};

/**
 * A Content-Security-Policy that allows only `sources`. Nothing may frame the response. `style-src` may allow inline
 * styles: components position elements by `style` attributes, and libraries insert style elements, none of which runs
 * code.
 */
export function contentSecurityPolicy(sources: PolicySources = {}): string {
  return Object.entries({ ...NOTHING, ...sources })
    .map(([directive, values]) => `${directive} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ');
}

/** The policy of an HTML page. Browsers load its icon (`/favicon.ico`) under `img-src`. */
export function documentPolicy(sources: PolicySources): string {
  return contentSecurityPolicy({ ...sources, 'img-src': ["'self'", ...(sources['img-src'] ?? [])] });
}
