import type { FieldNotes } from '../note.ts';

export const CONTENT_FIELDS: FieldNotes = {
  'Page.slug': ['Identifier of the page.'],
  'getPage.slug': ['Identifier of the page, such as `about-us` or `privacy-policy`.', 'about-us'],
  'Page.title': ['Title of the page.', 'About us'],
  'Page.description': ['The first sentences as plain text.', 'We bring what the city sells.'],
  html: ['Sanitized HTML with an anchor at every `h2`.', '<h2 id="who">Who we are</h2>'],
  sections: ['The headings with their anchors.'],
  'sections.id': ['The anchor.', 'who'],
  'sections.title': ['The heading.', 'Who we are'],
  'ListInboxResponse.messages': ['The messages, newest first.'],
  channel: ['How it was sent.'],
  recipient: ['Email or phone of the recipient.', 'layla@example.org'],
  subject: ['Subject; empty for SMS.', 'Your code'],
  'InboxMessage.text': ['The text.', 'Your code is 482913.'],
  'InboxMessage.code': ['The code in the text; null without one.', '482913'],
  'messages.code': ['The code in the text; null without one.', '482913'],
  sent_at: ['When it was sent, ISO 8601 in UTC.', '2026-03-04T08:00:00.000Z'],
  meta_title: ['Title for search engines.', 'Errand'],
  meta_description: ['Description for search engines.', 'Every errand, one place.'],
  meta_image_full_url: [
    'Picture for shared links; null without one.',
    'https://shop.example.org/media/8b1e07/800.webp',
  ],
  pages: ['Pages of the operator that are on.'],
  page_name: ['Identifier of the page.'],
};
