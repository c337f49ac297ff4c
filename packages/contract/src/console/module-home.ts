import { TINTS } from '@errand/domain/media';
import { MODULE_HOME_LIMITS as LIMITS } from '@errand/domain/modules';
import { z } from 'zod';
import { consoleEndpoint, objectEndpoints, PICTURE, VIDEO } from './console-endpoint.ts';
import { id, translatedUpTo, version } from './fields.ts';
import { shownName } from './item-fields.ts';

/** How a module works, and why customers choose it: the texts of its home page. */

const title = translatedUpTo(LIMITS.titleCharacters);
const text = translatedUpTo(LIMITS.textCharacters);
const steps = z.array(z.object({ title, text })).max(LIMITS.steps);

const reasonFields = {
  title,
  text,
  /** Background of the picture. */
  tint: z.enum(TINTS),
  /** The order on the page, lowest first. */
  position: z.number().int().min(0).max(LIMITS.position),
};
const reasonBody = z.object({
  ...reasonFields,
  tint: reasonFields.tint.default('stone'),
  position: reasonFields.position.default(0),
});
export type ModuleReasonBody = z.output<typeof reasonBody>;

export const moduleReason = z.object({
  id,
  module_id: id,
  ...reasonFields,
  title: shownName,
  text: shownName,
  /** URL. */
  picture: z.string().nullable(),
  version,
});

const moduleHome = z.object({
  steps: z.array(z.object({ title: shownName, text: shownName })),
  /** URL of the picture beside the steps, or of the poster of the video. */
  picture: z.string().nullable(),
  /** URL of the video beside the steps. */
  video: z.string().nullable(),
  /** Version of steps, picture and video; `new` before they were written. */
  version,
  reasons: z.array(moduleReason),
});
export type ModuleHome = z.output<typeof moduleHome>;

const base = { tag: 'Modules', scope: 'all' } as const;
const read = { ...base, permission: 'content.read', target: 'module_reason' } as const;
const change = { ...base, permission: 'content.update', changes: ['content'] } as const;

export const getModuleHome = consoleEndpoint({
  ...base,
  permission: 'content.read',
  target: 'module',
  name: 'getModuleHome',
  summary: 'The texts and pictures of a module’s home page',
  method: 'GET',
  path: '/api/console/v1/modules/{id}/home',
  response: moduleHome,
});

export const saveModuleSteps = consoleEndpoint({
  ...change,
  target: 'module',
  name: 'saveModuleSteps',
  summary: 'Writes how a module works, step by step; visitors see it at once',
  method: 'PUT',
  path: '/api/console/v1/modules/{id}/home',
  body: z.object({ steps, version }),
  response: moduleHome,
});

export const setModuleHomePicture = consoleEndpoint({
  ...change,
  ...PICTURE,
  target: 'module',
  name: 'setModuleHomePicture',
  summary: 'Replaces the picture beside the steps by the uploaded `picture`, or removes it without one',
  path: '/api/console/v1/modules/{id}/home/picture',
  response: moduleHome,
});

export const setModuleHomeVideo = consoleEndpoint({
  ...change,
  ...VIDEO,
  target: 'module',
  name: 'setModuleHomeVideo',
  summary: 'Replaces the video beside the steps by the uploaded `video`, or removes it without one',
  path: '/api/console/v1/modules/{id}/home/video',
  response: moduleHome,
});

const reasons = objectEndpoints('/api/console/v1/module-reasons', read, {
  ...change,
  target: 'module_reason',
});

export const getModuleReason = reasons.get({
  name: 'getModuleReason',
  summary: 'One reason to choose a module',
  response: moduleReason,
});

export const createModuleReason = reasons.create({
  name: 'createModuleReason',
  summary: 'Adds a reason to choose a module',
  body: reasonBody.extend({ module_id: id.min(1) }),
  response: moduleReason,
  errors: ['not_found', 'module_reasons_many'],
});

export const updateModuleReason = reasons.update({
  name: 'updateModuleReason',
  summary: 'Changes a reason to choose a module',
  body: reasonBody.extend({ version }),
  response: moduleReason,
});

export const setModuleReasonPicture = reasons.setPicture({
  name: 'setModuleReasonPicture',
  summary: 'Replaces the picture of a reason by the uploaded `picture`, or removes it without one',
  response: moduleReason,
});

export const deleteModuleReason = reasons.remove({
  name: 'deleteModuleReason',
  summary: 'Deletes a reason to choose a module',
});
