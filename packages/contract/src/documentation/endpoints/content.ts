import type { EndpointNotes } from '../note.ts';

const OLDER = {
  description: 'For older clients; `getPage` returns the same text with its title and sections.',
  response: '<h2 id="who">Who we are</h2><p>We bring what the city sells.</p>',
};
const PERSON = {
  f_name: 'Omar',
  l_name: 'Nasser',
  email: 'omar@example.org',
  phone: '+971507654321',
  password: 'olive-tree-52',
};

export const CONTENT_NOTES: EndpointNotes = {
  getPagePreview: {
    description:
      'The link is valid for an hour. Responses are not stored, and search engines are told to skip them.',
  },
  getPage: { description: 'The HTML is sanitized and may be shown as it is.' },
  getAboutUs: OLDER,
  getTerms: OLDER,
  getPrivacyPolicy: OLDER,
  getRefundPolicy: OLDER,
  getShippingPolicy: OLDER,
  getCancellationPolicy: OLDER,
  getLanding: { description: 'The part of a title between dollar signs is meant to be colored.' },
  getMobileLanding: { description: 'The same as `getLanding`, for apps that embed the website.' },
  listTestimonials: { description: 'Words of customers for the landing page.' },
  subscribeNewsletter: {
    description: 'A repeated address is accepted and changes nothing.',
    body: { email: 'layla@example.org' },
  },
  registerStore: {
    description:
      'Stores the application; the operator decides. Reports all invalid fields at once. Keep `store_id`, the secret key of the application, for `chooseStorePlan`.',
    body: {
      ...PERSON,
      translations: [
        { locale: 'en', key: 'name', value: 'Harbor Bakery' },
        { locale: 'en', key: 'address', value: 'Lantern Street 12' },
      ],
      zone_id: 1,
      module_id: 1,
      latitude: 25.2048,
      longitude: 55.2708,
      minimum_delivery_time: 20,
      maximum_delivery_time: 40,
      delivery_time_type: 'min',
      tax: 5,
      business_plan: 'commission',
    },
    files: {
      logo: 'JPEG, PNG or WebP.',
      cover_photo: 'JPEG, PNG or WebP.',
      tin_certificate_image: 'The tax certificate.',
    },
  },
  registerCourier: {
    description: 'Stores the application; the operator decides. Reports all invalid fields at once.',
    body: {
      ...PERSON,
      identity_type: 'passport',
      identity_number: 'N1234567',
      earning: 1,
      zone_id: 1,
      vehicle_id: 2,
    },
    files: { image: 'A photo of the applicant.', 'identity_image[]': 'Pictures of the identity document.' },
  },
  listCourierVehicles: { description: 'Values for `vehicle_id` of an application.' },
  listStorePlans: { description: 'Prices are per period of `validity` days.' },
  chooseStorePlan: {
    description: 'Send the `store_id` that `registerStore` returned.',
    body: { store_id: '4c1d9e7ab2f04c56', business_plan: 'subscription', package_id: 1 },
  },
  listInbox: {
    description:
      'Lets a tester read codes without a mailbox. `recipient` narrows it to one address. In a demo with a public address, callers see only messages that concern them.',
  },
  getMetadata: { description: 'For pages that are rendered outside of this server.' },
  payStorePlan: {
    description: 'Send the `store_id` that `registerStore` returned; open `redirect_link` in a browser.',
    body: {
      store_id: '4c1d9e7ab2f04c56',
      package_id: 1,
      payment_gateway: 'stripe',
      callback: '/store-registration',
    },
  },
};
