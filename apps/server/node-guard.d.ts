/** Returns a message if the running Node is too old, else null. */
export function checkNodeVersion(version: string, env: Record<string, string | undefined>): string | null;
