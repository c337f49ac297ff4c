import { ORDER_EVENTS } from '@errand/domain/notifications';
import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { version } from '../fields.ts';

const event = z.string().regex(/^[a-z][\w.]{0,60}$/);

/** The template that tells of an event by WhatsApp. Its variables are title, description and link, in this order. */
export const whatsAppTemplate = z.object({
  event,
  /** As Meta spells it: lower-case letters, digits and underscores. */
  name: z
    .string()
    .trim()
    .regex(/^[a-z0-9_]{1,512}$/),
  /** Codes of the approved translations: `en_US`, `ar`. */
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}(_[A-Z]{2,4})?$/))
    .min(1)
    .max(20),
  /** Whether the button opens the link. Its fixed part is then the address of the shop, and the text has two variables. */
  has_button: z.boolean(),
});
export type WhatsAppTemplateRow = z.output<typeof whatsAppTemplate>;

const templates = z.object({
  version,
  /** Whether WhatsApp is configured. */
  is_on: z.boolean(),
  /** The events that can be told, in the language of the member. */
  events: z.array(z.object({ event, title: z.string(), to: z.enum(['owner', 'receiver']) })),
  templates: z.array(whatsAppTemplate),
});
export type WhatsAppTemplates = z.output<typeof templates>;

const base = { tag: 'Settings', scope: 'all', target: 'whatsapp' } as const;
const path = '/api/console/v1/whatsapp-templates';

export const getWhatsAppTemplates = consoleEndpoint({
  ...base,
  name: 'getWhatsAppTemplates',
  summary: 'The approved templates by which WhatsApp tells of events',
  method: 'GET',
  path,
  permission: 'settings.read',
  response: templates,
});

export const setWhatsAppTemplates = consoleEndpoint({
  ...base,
  name: 'setWhatsAppTemplates',
  summary: 'Sets the templates of all events; the last one of an event counts',
  method: 'PUT',
  path,
  permission: 'settings.update',
  changes: ['settings'],
  body: z.object({ version, templates: z.array(whatsAppTemplate).max(ORDER_EVENTS.length * 2) }),
  response: templates,
});

export const testWhatsAppTemplate = consoleEndpoint({
  ...base,
  name: 'testWhatsAppTemplate',
  summary: 'Sends the template of an event to a phone now, and returns what the provider answered',
  method: 'POST',
  path: `${path}/test`,
  permission: 'settings.update',
  secrets: ['phone'],
  body: z.object({ event, phone: z.string().regex(/^\+[1-9]\d{6,14}$/) }),
  response: z.object({
    accepted: z.boolean(),
    /** The provider's response to a rejected message; null if it was accepted. */
    answer: z.string().nullable(),
  }),
  errors: ['sender_missing', 'slow_down', 'template_missing'],
});
