const REQUIRED = [24, 7]; // argon2 in node:crypto, and TypeScript without a flag

/**
 * Returns a message if the running Node is too old, else null. npm scripts use the Node that the project installs; a
 * `node` typed by hand is the machine's.
 * @param {string} version of the running Node
 * @param {Record<string, string | undefined>} env
 * @returns {string | null}
 */
export function checkNodeVersion(version, env) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > REQUIRED[0] || (major === REQUIRED[0] && minor >= REQUIRED[1])) return null;
  const problem = `Errand needs Node ${REQUIRED.join('.')} or newer, and this is ${version}`;
  return env.npm_lifecycle_event
    ? `${problem}: run npm ci with optional packages, which install a newer one.`
    : `${problem}: use npm start, which runs the Node of the project.`;
}
