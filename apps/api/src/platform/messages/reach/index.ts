import {
  deleteDeliveriesTo,
  deleteExpiredDeliveries,
  findDeliveries,
  listDeliveriesTo,
  recordDelivery,
} from '../deliveries.queries.ts';
import {
  deleteUnreachable,
  endUnreachable,
  findUnreachable,
  listUnreachableOf,
  unreachableIn,
} from '../unreachable.queries.ts';
import { toUnreachableRow } from '../unreachable-row.ts';
import {
  listWhatsAppTemplates,
  lockWhatsAppTemplates,
  replaceWhatsAppTemplates,
  whatsAppTemplateFor,
} from '../whatsapp-templates.queries.ts';

/** What became of messages, by their ids. */
export const deliveryLog = {
  record: recordDelivery,
  find: findDeliveries,
  listTo: listDeliveriesTo,
  deleteTo: deleteDeliveriesTo,
  deleteExpired: deleteExpiredDeliveries,
};

/** The contacts to which nothing is sent. */
export const unreachableList = {
  find: findUnreachable,
  listOf: listUnreachableOf,
  matching: unreachableIn,
  end: endUnreachable,
  delete: deleteUnreachable,
  toRow: toUnreachableRow,
};

/** The templates by which WhatsApp tells of events. */
export const whatsAppTemplates = {
  forEvent: whatsAppTemplateFor,
  list: listWhatsAppTemplates,
  lock: lockWhatsAppTemplates,
  replace: replaceWhatsAppTemplates,
};
