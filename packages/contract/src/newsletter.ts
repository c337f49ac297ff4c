import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, message } from './schemas.ts';
import { identifierText } from './typed-texts.ts';

const forAll = { tag: 'Newsletter', access: 'public' } as const;

/** Where a mail program ends the newsletter by one POST (RFC 8058). A browser that opens it is shown the page. */
export const UNSUBSCRIBE_PATH = '/api/v1/newsletter/unsubscribe';
/** Where links of a newsletter lead that count clicks. */
export const CLICK_PATH = '/go';

/** The states of the newsletter of a customer; `pending` until the link in the mail is used. */
export const NEWSLETTER_CHOICES = ['off', 'pending', 'on'] as const;

const key = z
  .string()
  .max(120)
  .meta(about('The signature in the link of the mail.', '12.1772000000000.2pqA7cRt0uVY1mZbXeWn4g'));

export const subscribeNewsletter = endpoint({
  ...forAll,
  name: 'subscribeNewsletter',
  summary: 'Requests the newsletter for an email address, which is confirmed by a link in a mail',
  description:
    'The response is the same for every address, so that subscribers cannot be discovered. An address is mailed once an hour at most.',
  method: 'POST',
  path: '/api/v1/newsletter/subscribe',
  body: z.object({ email: identifierText.max(1000).default('') }),
  example: { email: 'layla@example.org' },
  response: message,
  errors: ['newsletter_email', 'too_many_requests'],
});

export const confirmNewsletter = endpoint({
  ...forAll,
  name: 'confirmNewsletter',
  summary: 'Confirms a subscription; idempotent',
  description:
    'The page of the link calls it when its button is pressed, because scanners of mails open links themselves.',
  method: 'POST',
  path: '/api/v1/newsletter/confirm',
  body: z.object({ key }),
  example: { key: '12.1772000000000.2pqA7cRt0uVY1mZbXeWn4g' },
  response: message,
  errors: ['link_invalid'],
});

export const unsubscribeNewsletter = endpoint({
  ...forAll,
  name: 'unsubscribeNewsletter',
  summary: 'Ends a subscription by the link of a mail; idempotent',
  description: 'Mail programs call it with a form and without a cookie (RFC 8058). The link does not expire.',
  method: 'POST',
  path: UNSUBSCRIBE_PATH,
  query: z.object({ key }),
  response: message,
  errors: ['link_invalid'],
});

export const undoUnsubscribe = endpoint({
  ...forAll,
  name: 'undoUnsubscribe',
  summary: 'Takes an unsubscription of the last hour back',
  description: 'Later a new subscription has to be confirmed.',
  method: 'POST',
  path: '/api/v1/newsletter/undo-unsubscribe',
  query: z.object({ key }),
  response: message,
  errors: ['link_invalid', 'newsletter_undo'],
});

const choice = z.object({
  email: z
    .string()
    .nullable()
    .meta(about('The address of the account; null without one.', 'layla@example.org')),
  choice: z.enum(NEWSLETTER_CHOICES).describe('Whether the newsletter comes to this address.'),
});

export const getNewsletterChoice = endpoint({
  name: 'getNewsletterChoice',
  tag: 'Newsletter',
  summary: 'Whether the newsletter comes to the address of the account',
  description: 'The address is that of the account now.',
  method: 'GET',
  path: '/api/v1/customer/newsletter',
  access: 'customer',
  response: choice,
});

export const setNewsletterChoice = endpoint({
  name: 'setNewsletterChoice',
  tag: 'Newsletter',
  summary: 'Subscribes the address of the account to the newsletter, or ends the subscription',
  description:
    'A verified address is subscribed at once. Another one is mailed a link, and is `pending` until it is used.',
  method: 'PUT',
  path: '/api/v1/customer/newsletter',
  access: 'customer',
  body: z.object({ subscribed: z.boolean().describe('Whether the newsletter shall come.') }),
  example: { subscribed: true },
  response: choice,
  errors: ['email_required', 'too_many_requests'],
});
