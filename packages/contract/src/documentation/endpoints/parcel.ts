import type { EndpointNotes } from '../note.ts';

export const PARCEL_NOTES: EndpointNotes = {
  listParcelCategories: {
    description:
      'All categories without the header `moduleId`, else those of the module. Charges are null where those of the zone apply.',
    response: [
      {
        id: 2,
        slug: 'box',
        name: 'Box',
        description: 'Anything taped shut that one person can carry.',
        image_full_url: 'https://shop.example.org/media/3f9ac2/800.webp',
        art: { tint: 'sand' },
        module_id: 5,
        parcel_per_km_shipping_charge: 0.8,
        parcel_minimum_shipping_charge: 2,
        measure: 'weight',
        maximum_weight: 20,
        weight_steps: [{ from: 5, extra_charge: 1 }],
        size_steps: [],
        status: 1,
      },
    ],
  },
  listParcelInstructions: {
    description: 'Notes to offer for `delivery_instruction`; any text is accepted.',
  },
  listParcelCancelReasons: { description: 'Reasons to offer; any text is accepted.' },
  estimateParcel: {
    description:
      'Without a category every one is priced, at its lowest weight and smallest size. The price is the total of `quoteOrder` without tip and coupon.',
  },
  getParcelTimeSlots: {
    description:
      'Slots are in the time of the sender’s zone. Send the `schedule_at` of a slot with the order; without it the courier comes now.',
  },
  returnParcel: {
    description:
      'For the sender who has the parcel again. `return_otp` is in `parcel_cancellation` of the order; the courier asks for it.',
    body: { order_id: 1042, order_status: 'returned', return_otp: '4829' },
  },
  repeatParcel: {
    description: 'Prices and times are not repeated: quote the new booking.',
  },
};
