import type { EndpointNotes } from '../note.ts';

const ADDRESS = {
  address: 'Lantern Street 12, Harbor District',
  address_type: 'home',
  contact_person_name: 'Layla Haddad',
  contact_person_number: '+971501234567',
  latitude: 25.2048,
  longitude: 55.2708,
  house: '12',
  floor: '3',
};

export const ACCOUNT_NOTES: EndpointNotes = {
  getCustomerInfo: { description: 'Profile, balances and counters of the caller.' },
  updateProfile: {
    description:
      'Omitted fields are unchanged. A new phone or email takes two calls: the first sends a code, the second repeats the fields with `otp`. A new password, phone or email needs a recent sign-in (`confirmIdentity`).',
    body: { name: 'Layla Haddad', email: 'layla@example.org' },
    files: { image: 'The new picture: JPEG, PNG or GIF, at most 2 MB.' },
  },
  removeAccount: {
    description:
      'Rejected while an order or a trip is running, and with `confirm_identity` when the sign-in is longer ago than 15 minutes (`confirmIdentity`). Cannot be undone.',
  },
  confirmIdentity: {
    description:
      'Passwords, contacts and accounts are changed only within 15 minutes after a sign-in or this call. `details.by` of the error says how: `password`, `sms`, `mail`, or `sign_in` where nothing but a new sign-in proves it.',
    body: { password: 'harbour light' },
  },
  exportAccount: { description: 'A copy of the personal data, with rows as they are stored.' },
  listDevices: { description: 'Each entry is a session; `current` marks the one of this call.' },
  endDevice: { description: 'The device’s token is invalid from then on.' },
  listAddresses: { description: 'The list has no pages.' },
  addAddress: {
    description: 'The point must be in a zone. Returns the id of the address and its zones.',
    body: ADDRESS,
  },
  updateAddress: { description: 'Sends the complete address, not only the changed fields.', body: ADDRESS },
  deleteAddress: { description: 'Send `address_id` or `id`.' },
  updateInterest: {
    description: 'Sends the complete list of categories; an empty list clears it.',
    body: { interest: [4, 9] },
  },
  listWalletTransactions: { description: '`type` filters by the kind of transaction.' },
  listWalletBonuses: { description: 'Show them beside the form of a top-up.' },
  addFund: {
    description:
      'Open `redirect_link` in a browser. The wallet grows once the provider confirms the payment.',
    body: { amount: 50, payment_method: 'stripe', callback: '/wallet' },
  },
  listPointTransactions: {
    description: 'Points are whole numbers; `balance` is the balance after the entry.',
  },
  transferPoints: {
    description: 'The rate and the minimum are in `getConfig`. Send an `Idempotency-Key`.',
    body: { point: 200 },
  },
  listConversations: { description: '`type` narrows the list to stores, couriers or the operator.' },
  getConversation: { description: 'The newest messages come first; older ones are on later pages.' },
  sendMessage: {
    description:
      'Send `conversation_id`, or `receiver_type` and `receiver_id` to start a conversation. A courier can be messaged while delivering one of the customer’s orders.',
    body: { receiver_type: 'vendor', receiver_id: 5, message: 'Do you have it without nuts?' },
  },
  getReviewReminder: {
    description: 'Ask for a review of this order. `order_id` is null when there is nothing to ask for.',
  },
  cancelReviewReminder: { description: 'Call it when the customer closes the reminder.' },
  updateZone: { description: 'For clients that cannot send PUT. Sends the zones in the header `zoneId`.' },
  putZone: { description: 'Sends the zones in the header `zoneId`.' },
  listInterestItems: { description: 'A shelf for the home page of a customer. See `updateInterest`.' },
  listNotifications: { description: 'The list is a page of `limit`; it has no total.' },
  updatePushToken: {
    description: 'Call it whenever the push service renews the token.',
    body: { cm_firebase_token: 'dGVzdA' },
  },
  listAutomatedMessages: { description: 'Show them above the input of a conversation with support.' },
  listMessages: { description: 'Use `getConversation` instead, unless only the partner is known.' },
  searchConversations: { description: 'Takes the paging of `listConversations`.' },
};
