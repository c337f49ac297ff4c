import { LIVE_EVENTS_PATH } from '../live.ts';
import { MESSAGE_WEBHOOK_PATH } from '../notifications.ts';
import { ORDER_EVENTS_PATH } from '../orders-track.ts';
import { PAYMENT_PAGE_PATH, PAYMENT_WEBHOOK_PATH } from '../payments.ts';
import { EXAMPLE_GUEST } from '../schemas.ts';
import { UNSUBSCRIBE_PATH } from '../unsubscribe.ts';

const SECURITY = [{}, { bearer: [] }];
const UNLISTED = {
  '4XX': { $ref: '#/components/responses/Rejection' },
  '5XX': { $ref: '#/components/responses/Failure' },
};
const NOT_FOUND = { ...rejection('This could not be found.'), description: 'Unknown, or not the caller’s.' };

function rejection(description: string) {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

/** Where a request has a parameter. */
export type ParameterPlace = 'query' | 'path' | 'header';

function parameter(place: ParameterPlace, name: string, description: string, example: string) {
  return { name, in: place, required: place === 'path', description, example, schema: { type: 'string' } };
}

const GUEST = parameter('query', 'guest_id', 'The guest’s secret id, from `requestGuestId`.', EXAMPLE_GUEST);

function stream(description: string, example: string) {
  return {
    description,
    content: { 'text/event-stream': { schema: { type: 'string' }, example } },
  };
}

/**
 * Operations with a response other than JSON of the contract: event streams, pages, files and webhooks of payment
 * providers.
 */
export const OTHER_PATHS: Record<string, object> = {
  [LIVE_EVENTS_PATH]: {
    get: {
      operationId: 'liveEvents',
      tags: ['Live updates'],
      summary: 'Changes of the visitor’s cart and wishlist on other devices',
      description:
        'Server-sent events. `cart` and `wishlist` name what has changed; fetch it again. `again` says that events may have been missed. `by` is the `X-Client-Id` of the call that made the change.',
      security: SECURITY,
      parameters: [GUEST],
      responses: {
        200: stream(
          'A stream that does not end. A comment every 15 seconds keeps it open.',
          'retry: 2000\n\nevent: cart\ndata: {"kind":"cart","module_id":1,"by":null}\n\n',
        ),
        401: rejection('Neither a guest id nor a valid token.'),
        ...UNLISTED,
      },
    },
  },
  [ORDER_EVENTS_PATH]: {
    get: {
      operationId: 'orderEvents',
      tags: ['Live updates'],
      summary: 'State and courier of one order',
      description:
        'Server-sent events. `order` carries the whole order, the response of `trackOrder`, on connection and at every change; `position` carries `lat`, `lng` and `heading` of the courier. `Last-Event-ID` resumes after an `order` event.',
      security: SECURITY,
      parameters: [
        { ...parameter('query', 'order_id', 'The order.', '1042'), required: true },
        GUEST,
        parameter('query', 'contact_number', 'Phone of the order’s contact, for others.', '+971501234567'),
        parameter('query', 'key', 'Key of the tracking link, for others.', '9f2c41'),
        parameter('header', 'Last-Event-ID', 'The last event that was received.', '3118'),
      ],
      responses: {
        200: stream(
          'A stream that lasts as long as the order runs.',
          'retry: 2000\n\nid: 3118\nevent: order\ndata: {"id":1042,"order_status":"picked_up"}\n\nevent: position\ndata: {"lat":25.2048,"lng":55.2708,"heading":90}\n\n',
        ),
        204: { description: 'The order has ended and nothing will follow: do not reconnect.' },
        404: NOT_FOUND,
        429: rejection('Too many attempts with wrong contact numbers.'),
        ...UNLISTED,
      },
    },
  },
  [`${PAYMENT_WEBHOOK_PATH}/{provider}`]: {
    post: {
      operationId: 'paymentWebhook',
      tags: ['Payments'],
      summary: 'Webhook for payment providers',
      description:
        'Not for clients. The provider posts its signed message; the state of the payment is then read from the provider, so repeated and late messages are harmless.',
      security: [{}],
      parameters: [
        parameter('path', 'provider', 'Name of the provider, as `gateway` in `getConfig`.', 'stripe'),
      ],
      requestBody: {
        required: true,
        description: 'The message in the provider’s own format. Its signature is in the provider’s header.',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      responses: {
        200: {
          description: 'Received',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Message' } } },
        },
        403: rejection('The signature is not valid.'),
        404: rejection('The provider is not configured.'),
        ...UNLISTED,
      },
    },
  },
  [`${MESSAGE_WEBHOOK_PATH}/whatsapp`]: {
    get: {
      operationId: 'verifyMessageWebhook',
      tags: ['Notifications'],
      summary: 'How Meta verifies the address of its reports',
      description: 'Not for clients. Returns the challenge to who knows the token.',
      security: [{}],
      parameters: [
        parameter('query', 'hub.mode', 'Always `subscribe`.', 'subscribe'),
        parameter('query', 'hub.verify_token', 'The token that both sides know.', 'a secret of sixteen'),
        parameter('query', 'hub.challenge', 'The text to return.', '1158201444'),
      ],
      responses: {
        200: {
          description: 'The challenge',
          content: { 'text/plain': { schema: { type: 'string' }, example: '1158201444' } },
        },
        403: rejection('The token is wrong.'),
        404: rejection('WhatsApp is not configured.'),
        ...UNLISTED,
      },
    },
  },
  [`${MESSAGE_WEBHOOK_PATH}/{provider}`]: {
    post: {
      operationId: 'messageWebhook',
      tags: ['Notifications'],
      summary: 'What became of messages, reported by their providers',
      description:
        'Not for clients. `whatsapp` and `twilio` post in their own formats with their own signatures. `sms` takes `{"id","state":"delivered" or "failed","reason","unreachable":"unknown", "stopped" or null}`, where `id` is the `Idempotency-Key` of the message, and `mail` a bounce (RFC 3464) or complaint (RFC 5965) as a raw message; both are signed like the messages of the webhook `sms`. Repeated reports are harmless.',
      security: [{}],
      parameters: [
        parameter('path', 'provider', 'Who reports: `whatsapp`, `twilio`, `sms` or `mail`.', 'sms'),
        parameter(
          'header',
          'X-Errand-Signature',
          'Signature of `sms` and `mail`.',
          't=1772611200,v1=6f0c1d5e',
        ),
      ],
      requestBody: {
        required: true,
        description: 'The report in the provider’s own format.',
        content: {
          'application/json': {
            schema: { type: 'object' },
            example: {
              id: '0197f3f1',
              state: 'failed',
              reason: 'Unknown subscriber',
              unreachable: 'unknown',
            },
          },
        },
      },
      responses: {
        200: {
          description: 'Received',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Message' } } },
        },
        403: rejection('The signature is not valid, or the body no report.'),
        404: rejection('The provider is not configured.'),
        ...UNLISTED,
      },
    },
  },
  [PAYMENT_PAGE_PATH]: {
    get: {
      operationId: 'paymentPage',
      tags: ['Payments'],
      summary: 'Redirects a browser to the provider’s page for a guest’s order',
      description: 'For apps that open payments in a browser. Customers use `startPayment`.',
      security: [{}],
      parameters: [
        { ...parameter('query', 'order_id', 'The order.', '1042'), required: true },
        { ...parameter('query', 'customer_id', 'The guest’s secret id.', GUEST.example), required: true },
        parameter('query', 'payment_method', 'Provider; by default the first one.', 'stripe'),
        parameter('query', 'callback', 'Path of the shop’s page to return to.', '/order/1042'),
      ],
      responses: {
        303: {
          description: 'To the provider’s page',
          headers: { Location: { description: 'Its address.', schema: { type: 'string' } } },
        },
        404: NOT_FOUND,
        default: { $ref: '#/components/responses/Failure' },
      },
    },
  },
  [UNSUBSCRIBE_PATH]: {
    post: {
      operationId: 'unsubscribeByClick',
      tags: ['Notifications'],
      summary: 'Ends messages by one click of a mail program (RFC 8058)',
      description:
        'The address of the header `List-Unsubscribe` of a mail. Needs no sign-in, and a repetition changes nothing. A browser that opens the address gets a page that asks first.',
      security: [{}],
      parameters: [
        parameter('query', 'of', 'Whose messages.', 'customer:12'),
        parameter('query', 'topic', 'What they are about.', 'outcome'),
        parameter('query', 'channel', 'How they are sent.', 'mail'),
        parameter('query', 'key', 'Signature of the link.', 'q1w2e3r4t5y6u7i8o9p0aa'),
      ],
      requestBody: {
        required: false,
        description: 'Not read.',
        content: {
          'application/x-www-form-urlencoded': {
            schema: { type: 'object' },
            example: { 'List-Unsubscribe': 'One-Click' },
          },
        },
      },
      responses: {
        200: {
          description: 'Ended',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Message' } } },
        },
        404: rejection('The link is not valid.'),
        ...UNLISTED,
      },
    },
  },
  '/media/{key}/{file}': {
    get: {
      operationId: 'media',
      tags: ['Files'],
      summary: 'A picture in a width and a format',
      description: 'Pictures never change under their address and may be cached for good.',
      security: [{}],
      parameters: [
        parameter('path', 'key', 'Key of the picture: a hash of its content.', '3f9ac2'),
        parameter('path', 'file', 'Width and format: webp, avif, jpg or png.', '800.webp'),
      ],
      responses: {
        200: {
          description: 'The picture',
          content: { 'image/*': { schema: { type: 'string', contentMediaType: 'image/webp' } } },
        },
        404: NOT_FOUND,
        ...UNLISTED,
      },
    },
  },
  '/media/{name}': {
    get: {
      operationId: 'video',
      tags: ['Files'],
      summary: 'A video, whole or the range of the header `Range`',
      description: 'Videos never change under their address and may be cached for good.',
      security: [{}],
      parameters: [parameter('path', 'name', 'Hash of the content, and type: mp4 or webm.', '3f9ac2.mp4')],
      responses: {
        200: {
          description: 'The video',
          content: { 'video/*': { schema: { type: 'string', contentMediaType: 'video/mp4' } } },
        },
        404: NOT_FOUND,
        ...UNLISTED,
      },
    },
  },
};

/** Webhooks that the shop sends to an address of the operator. */
export const WEBHOOKS = {
  sms: {
    post: {
      operationId: 'smsWebhook',
      tags: ['Sign-in'],
      summary: 'An SMS to send',
      description:
        'Sent to the operator’s own gateway, if one is configured. Verify the signature and reject old timestamps. Any 2xx means that the SMS was taken.',
      security: [{}],
      parameters: [
        {
          ...parameter(
            'header',
            'X-Errand-Signature',
            '`t=<seconds>,v1=<signature>`: HMAC-SHA256 of `<seconds>.<body>` with the shared secret, in hex.',
            't=1772611200,v1=6f0c1d5e',
          ),
          required: true,
        },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['to', 'text'],
              properties: {
                to: { type: 'string', description: 'Phone number in international form.' },
                text: { type: 'string', description: 'The text.' },
              },
            },
            example: { to: '+971501234567', text: 'Your code is 482913.' },
          },
        },
      },
      responses: { '2XX': { description: 'Taken' }, '4XX': { description: 'Not taken' } },
    },
  },
};
