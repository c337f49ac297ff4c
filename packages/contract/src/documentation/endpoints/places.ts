import type { EndpointNotes } from '../note.ts';

export const PLACE_NOTES: EndpointNotes = {
  getConfig: {
    description:
      'Call it first. It says which features the operator has switched on, how money and time are written, and which ways of payment and sign-in exist. It changes at run time: read it again every few minutes.',
  },
  getZoneId: {
    description:
      'Turns the visitor’s place into zones. Send the returned `zone_id` unchanged in the `zoneId` header of later calls; without zones most lists reject with `zone_required`. A place outside of every zone rejects with `coordinates`.',
  },
  listZones: { description: 'Outlines for a map. Disabled zones are not listed.' },
  checkZone: {
    description: 'Use it when a map pin moves within a known zone. Returns plain `true` or `false`.',
    response: true,
  },
  autocompletePlaces: {
    description:
      'Suggestions while the visitor types an address. `suggestions` and `predictions` hold the same places in two forms. Resolve the chosen one with `getPlaceDetails`.',
  },
  getPlaceDetails: {
    description: 'Send the id of a suggestion as `placeid` or `placeId`; one of them is required.',
  },
  geocode: {
    description:
      'The nearest address of a point, for a pin on a map. `ZERO_RESULTS` with an empty list is no error.',
  },
  getDistance: { description: 'Along the streets, not as the crow flies.' },
  getDirection: { description: 'The first route is the recommended one; its line is an encoded polyline.' },
  listModules: {
    description:
      'A module is a line of business, such as food or pharmacy. Send the id of the chosen one in the `moduleId` header; carts and most lists belong to one module.',
  },
};
