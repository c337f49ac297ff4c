const WANTED = [24, 7]; // argon2 in node:crypto, and TypeScript without a flag

/**
 * Gives the sentence that refuses a Node which is too old, or null. The project brings its own Node, which
 * only npm scripts find: typed by hand, `node` is the machine's.
 * @param {string} version of the running Node
 * @param {Record<string, string | undefined>} env
 * @returns {string | null}
 */
export function checkNodeVersion(version, env) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1])) return null;
  const wanted = `Errand needs Node ${WANTED.join('.')} or newer, and this is ${version}`;
  return env.npm_lifecycle_event
    ? `${wanted}: run npm ci with optional packages, which bring a newer one, or install it.`
    : `${wanted}: start with npm start, which uses the Node that the project brings along.`;
}
