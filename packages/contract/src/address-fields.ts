import { z } from 'zod';
import { about, text } from './schemas.ts';

/** Parts of an address beside its line of text. */
export const addressParts = { road: text.nullable(), house: text.nullable(), floor: text.nullable() };
const partInput = z.string().max(120).nullish();
export const addressPartsInput = { road: partInput, house: partInput, floor: partInput };

/** Whom to ask for at an address. */
export const contactPerson = {
  contact_person_name: text,
  contact_person_number: text,
  contact_person_email: text.nullable(),
};

/** A point as older clients read it. */
export const pointText = {
  latitude: text.meta(about('Latitude in degrees, as text.', '25.2048')),
  longitude: text.meta(about('Longitude in degrees, as text.', '55.2708')),
};
