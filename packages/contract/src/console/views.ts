import { z } from 'zod';
import { consoleEndpoint, REMOVAL } from './console-endpoint.ts';
import { id } from './fields.ts';

/** The name of a list endpoint, such as `listOrders`. */
const list = z.string().regex(/^[a-zA-Z]{1,60}$/);
const name = z.string().trim().min(1).max(60);
/** Query of the list’s address: filters, sorting and columns. */
const query = z.string().max(2000);

const view = z.object({ id, list: z.string(), name: z.string(), query: z.string() });

export const VIEWS_PER_LIST = 30;

const base = { tag: 'Views', permission: null, scope: 'self', target: 'view' } as const;
const change = { ...base, changes: ['views'] } as const;

export const listViews = consoleEndpoint({
  ...base,
  name: 'listViews',
  summary: 'The caller’s saved views of a list, by name',
  method: 'GET',
  path: '/api/console/v1/views',
  query: z.object({ list }),
  response: z.object({ rows: z.array(view) }),
});

export const createView = consoleEndpoint({
  ...change,
  name: 'createView',
  summary: 'Saves a view of a list',
  method: 'POST',
  path: '/api/console/v1/views',
  body: z.object({ list, name, query }),
  response: view,
  errors: ['view_limit'],
});

export const deleteView = consoleEndpoint({
  ...change,
  name: 'deleteView',
  summary: 'Deletes a saved view',
  ...REMOVAL,
  path: '/api/console/v1/views/{id}',
});
