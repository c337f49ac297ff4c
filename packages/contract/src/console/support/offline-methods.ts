import { OFFLINE_METHOD_LIMITS as LIMITS } from '@errand/domain/payments';
import { z } from 'zod';
import { inLanguages } from '../../in-languages.ts';
import { objectEndpoints } from '../console-endpoint.ts';
import { id, listFields, listOf, translatedText, translatedUpTo, version } from '../fields.ts';
import { shownName } from '../item-fields.ts';

/** The key of a field, which stored payments refer to. A new field has none: the server names it by its label. */
const fieldName = z.string().max(100).nullable();
const label = translatedUpTo(LIMITS.labelCharacters);
const optionalText = z.string().trim().max(LIMITS.labelCharacters);

/** A payment detail, such as the account number. Instructions are details too. */
const detail = z.object({
  name: fieldName.default(null),
  label,
  value: z.string().trim().min(1).max(LIMITS.valueCharacters),
});

/** A field that the customer fills in after the transfer. */
const question = z.object({
  name: fieldName.default(null),
  label,
  placeholder: inLanguages(optionalText, optionalText.exactOptional()),
  required: z.boolean(),
});

const fields = {
  name: translatedText,
  /** Where to transfer the money; at least one. */
  details: z.array(detail).max(LIMITS.fields),
  questions: z.array(question).max(LIMITS.fields),
  /** The order at the checkout, lowest first. */
  position: z.number().int().min(0).max(LIMITS.position),
  active: z.boolean(),
};

const methodBody = z.object({
  ...fields,
  position: fields.position.default(0),
  active: fields.active.default(true),
});
export type OfflineMethodBody = z.output<typeof methodBody>;

const shownField = { name: z.string(), label: shownName };

export const offlineMethodRow = z.object({
  id,
  ...fields,
  name: shownName,
  details: z.array(z.object({ ...shownField, value: z.string() })),
  questions: z.array(z.object({ ...shownField, placeholder: shownName, required: z.boolean() })),
  version,
});
export type OfflineMethodRow = z.output<typeof offlineMethodRow>;

const base = { tag: 'Payments', scope: 'all', target: 'offline_method' } as const;
const read = { ...base, permission: 'payments.read' } as const;
/** Changes need a step-up, because an account number decides where money goes. */
const change = { ...base, permission: 'settings.update', stepUp: true, changes: ['payments'] } as const;

const methods = objectEndpoints('/api/console/v1/offline-methods', read, change);

export const listMethods = methods.list({
  name: 'listOfflineMethodsOfShop',
  summary: 'Methods of offline payment in their order, with payment details',
  query: z.object(listFields),
  response: listOf(offlineMethodRow),
});

export const getMethod = methods.get({
  name: 'getOfflineMethod',
  summary: 'One method of offline payment',
  response: offlineMethodRow,
});

export const createMethod = methods.create({
  name: 'createOfflineMethod',
  summary: 'Adds a method; customers see it where offline payment is on',
  body: methodBody,
  response: offlineMethodRow,
  errors: ['required'],
});

export const updateMethod = methods.update({
  name: 'updateOfflineMethod',
  summary: 'Changes a method; details that customers sent before keep the fields that they have',
  body: methodBody.extend({ version }),
  response: offlineMethodRow,
  errors: ['required'],
});
