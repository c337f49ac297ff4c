import { createQueryClient } from '@errand/client/query.ts';

/** The query client of the application. Keys begin with the resource that live events name: `['staff', …]`. */
export const queries = createQueryClient();

export const SESSION_KEY = ['session'] as const;
