import { MODULE_TYPES } from '@errand/domain/modules';
import { z } from 'zod';
import { consoleEndpoint, LIST, objectEndpoints } from './console-endpoint.ts';
import { id, listOf, pageFields, translatedText, version } from './fields.ts';

const fields = {
  name: translatedText,
  description: translatedText,
  /** Stores serve every zone, regardless of their own. */
  all_zone_service: z.boolean(),
  /** The order in the shop, lowest first. */
  position: z.number().int().min(0).max(1000),
};

export const moduleRow = z.object({
  id,
  slug: z.string(),
  type: z.enum(MODULE_TYPES),
  ...fields,
  active: z.boolean(),
  version,
});

const base = { tag: 'Modules', scope: 'all', target: 'module' } as const;
const read = { ...base, permission: 'zones.read' } as const;
const change = { ...base, permission: 'zones.update', changes: ['zones'] } as const;

export const listModules = consoleEndpoint({
  ...read,
  name: 'listConsoleModules',
  summary: 'The lines of business in the operator’s order',
  ...LIST,
  path: '/api/console/v1/modules',
  query: z.object(pageFields),
  response: listOf(moduleRow),
});

const modules = objectEndpoints('/api/console/v1/modules', read, change);

export const getModule = modules.get({ name: 'getModule', summary: 'One module', response: moduleRow });

export const createModule = modules.create({
  name: 'createModule',
  summary: 'Adds a module; zones offer it once it has rates there',
  body: z.object({ type: z.enum(MODULE_TYPES), name: fields.name, description: fields.description }),
  response: moduleRow,
});

export const updateModule = modules.update({
  name: 'updateModule',
  summary: 'Changes names, order and where the stores of a module serve',
  body: z.object({ ...fields, version }),
  response: moduleRow,
});

export const setModuleActive = consoleEndpoint({
  ...change,
  name: 'setModuleActive',
  summary: 'Shows a module in the shop or hides it',
  method: 'POST',
  path: '/api/console/v1/modules/{id}/active',
  body: z.object({ active: z.boolean() }),
  response: moduleRow,
});
