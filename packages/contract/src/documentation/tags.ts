/** The groups of endpoints, in the order of the document. */
export const TAGS: Record<string, string> = {
  Configuration: 'Business data and feature switches.',
  Places: 'Zones, addresses and routes.',
  Modules: 'Lines of business.',
  Stores: 'Restaurants, shops, pharmacies.',
  Items: 'What stores sell.',
  Categories: 'Two levels of categories for each module.',
  Reviews: 'Ratings of items, stores and couriers.',
  Search: 'Suggestions and trends. Full searches are among stores and items.',
  Promotions: 'Banners, campaigns, coupons, flash sales, cashback.',
  Cart: 'One cart for each visitor and module.',
  Wishlist: 'What a customer wants to remember.',
  'Sign-in': 'Guests, accounts, codes and sessions.',
  Customer: 'Profile, devices, addresses and interests.',
  Wallet: 'Money of a customer.',
  Loyalty: 'Points of a customer.',
  Chat: 'Messages with stores, couriers and the operator.',
  Notifications: 'Messages about orders and refunds, and the devices that receive them.',
  Orders: 'From the quote to the refund.',
  Payments: 'Digital and offline payments, and what providers call.',
  Parcel: 'What can be sent, its price and its return. Parcels are placed, paid and tracked as orders.',
  Rental: 'Vehicles, their cart and trips.',
  Content: 'Pages of the operator and the landing page.',
  Registration: 'Applications of stores and couriers.',
  'Live updates': 'Server-sent events.',
  Files: 'Pictures and attachments.',
  Demo: 'Only in a demonstration.',
};

export const API_DESCRIPTION = `Ordering food, groceries, medicine and more, for customers and guests.

**Begin** with \`getConfig\`, then \`getZoneId\` for the visitor's place and \`listModules\`. Send the chosen zones and the module in the headers \`zoneId\` and \`moduleId\`; \`X-localization\` chooses English or Arabic.

**Guests** call \`requestGuestId\` once and send \`guest_id\` in the query or the body, in a form with files before the files. **Customers** send the token of a sign-in as a bearer token. Where a call accepts both, the token wins.

**Money** is a number in the currency of \`getConfig\`. Totals are computed by the server; what a client sends is compared, never charged.

**Pages**: \`limit\` rows, \`offset\` is the number of the page from 1 on.

**Rejections** have the schema \`Error\`. Every operation lists its codes. An invalid field is named in \`code\`; \`details.reason\` says what it expects, such as \`expected_integer\`. Clients must tolerate fields and codes that a later version adds.

**Forms**: bodies may also be sent as \`application/x-www-form-urlencoded\`, and PUT and DELETE as POST with \`_method\`.`;
