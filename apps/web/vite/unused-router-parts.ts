import type { Plugin } from 'vite';

const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm;
const COMPONENT = /= (React\$1\.forwardRef\()/g;

/**
 * Leaves out the router's components that no page uses, such as its links (`app/platform/navigation`). The bundler keeps the
 * assignments of display names and the calls of `forwardRef`, because both may have side effects. This plugin removes the
 * assignments and marks the calls as pure.
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
