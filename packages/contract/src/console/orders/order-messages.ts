import { DELIVERY_STATES, MESSAGE_CHANNELS } from '@errand/domain/notifications';
import { z } from 'zod';
import { consoleEndpoint } from '../console-endpoint.ts';
import { idParams, instant } from '../fields.ts';
import { unreachableRow } from '../messages/unreachable.ts';

/** `failed` is repeated with longer pauses, `dropped` is not sent: nothing reaches the person by this channel any more. */
export const MESSAGE_STATES = ['queued', 'failed', 'sent', 'dropped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const messages = z.object({
  rows: z.array(
    z.object({
      id: z.uuid(),
      /** What it tells, in the language of the member. */
      title: z.string(),
      channel: z.enum(MESSAGE_CHANNELS),
      state: z.enum(MESSAGE_STATES),
      /** What the provider answered to a failed or undelivered message; empty for others. */
      reason: z.string(),
      created_at: instant,
      sent_at: instant.nullable(),
      /** What its provider reported later; null if nothing. */
      delivery: z.enum(DELIVERY_STATES).nullable(),
    }),
  ),
  /** The channels by which nothing is sent to the contact of the order. */
  unreachable: z.array(unreachableRow),
});
export type OrderMessages = z.output<typeof messages>;

const base = { tag: 'Orders', scope: 'zone', target: 'order' } as const;

export const listOrderMessages = consoleEndpoint({
  ...base,
  name: 'listOrderMessages',
  summary: 'The messages about an order that left the shop in the last 90 days, the latest first',
  method: 'GET',
  path: '/api/console/v1/orders/{id}/messages',
  permission: 'orders.read',
  response: messages,
});

export const repeatOrderMessage = consoleEndpoint({
  ...base,
  name: 'repeatOrderMessage',
  summary: 'Sends a failed message about an order again, now',
  method: 'POST',
  path: '/api/console/v1/orders/{id}/messages/{message}/attempt',
  permission: 'orders.update',
  changes: ['orders'],
  params: idParams.extend({ message: z.uuid() }),
  body: z.object({}),
  response: messages,
  errors: ['message_not_failed'],
});
