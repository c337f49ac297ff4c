/** Every text key, `feature.key`, from the English files. */
type Files = {
  ui: typeof import('./en/ui.json');
  shell: typeof import('./en/shell.json');
  blocks: typeof import('./en/blocks.json');
  session: typeof import('./en/session.json');
  roles: typeof import('./en/roles.json');
  staff: typeof import('./en/staff.json');
  account: typeof import('./en/account.json');
  audit: typeof import('./en/audit.json');
  settings: typeof import('./en/settings.json');
  'settings-names': typeof import('./en/settings-names.json');
  'settings-parts': typeof import('./en/settings-parts.json');
  jobs: typeof import('./en/jobs.json');
  orders: typeof import('./en/orders.json');
  cases: typeof import('./en/cases.json');
  dispatch: typeof import('./en/dispatch.json');
  analytics: typeof import('./en/analytics.json');
  promotions: typeof import('./en/promotions.json');
  newsletter: typeof import('./en/newsletter.json');
  content: typeof import('./en/content.json');
  messages: typeof import('./en/messages.json');
  catalog: typeof import('./en/catalog.json');
  parcels: typeof import('./en/parcels.json');
  imports: typeof import('./en/imports.json');
  rental: typeof import('./en/rental.json');
  counter: typeof import('./en/counter.json');
  zones: typeof import('./en/zones.json');
  modules: typeof import('./en/modules.json');
  'set-up': typeof import('./en/set-up.json');
  stores: typeof import('./en/stores.json');
  push: typeof import('./en/push.json');
  refunds: typeof import('./en/refunds.json');
  customers: typeof import('./en/customers.json');
  payments: typeof import('./en/payments.json');
  chat: typeof import('./en/chat.json');
  problems: typeof import('./en/problems.json');
  reviews: typeof import('./en/reviews.json');
  couriers: typeof import('./en/couriers.json');
  applications: typeof import('./en/applications.json');
  finance: typeof import('./en/finance.json');
  books: typeof import('./en/books.json');
  kitchen: typeof import('./en/kitchen.json');
  deliveries: typeof import('./en/deliveries.json');
};

export type ConsoleTextKey = {
  [F in keyof Files]: `${F}.${Extract<keyof Files[F], string>}`;
}[keyof Files];

declare module '@errand/client/i18n.tsx' {
  interface TextRegistry {
    key: ConsoleTextKey;
  }
}
