import type { Plugin } from 'vite';

const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm;
const COMPONENT = /= (React\$1\.forwardRef\()/g;

/**
 * Leaves the router's components out that no page uses, such as its links (`app/platform/navigation`). Their display names
 * are assignments, and `forwardRef` is a call, which a bundler must keep unless it is told that they have no effect.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js/ },
      handler: (code) => code.replace(DISPLAY_NAME, '').replace(COMPONENT, '= /* @__PURE__ */ $1'),
    },
  };
}
