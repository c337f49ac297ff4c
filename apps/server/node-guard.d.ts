/** Gives the sentence that refuses a Node which is too old, or null. */
export function checkNodeVersion(version: string, env: Record<string, string | undefined>): string | null;
