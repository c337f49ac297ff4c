import { createContext } from 'react';

/** Marks the scripts of one rendering for `script-hashes.server.ts`. The browser has none. */
export const NonceContext = createContext<string | undefined>(undefined);
