import type { VehicleBrandSeed } from './types.ts';

/** Fictional vehicle brands. */
export const vehicleBrands: VehicleBrandSeed[] = [
  { slug: 'orlo', name: { en: 'Orlo', ar: 'أورلو' }, picture: 'automobile' },
  { slug: 'cairn', name: { en: 'Cairn', ar: 'كيرن' }, picture: 'mountain' },
  { slug: 'halyard', name: { en: 'Halyard', ar: 'هاليارد' }, picture: 'minibus' },
  { slug: 'marl', name: { en: 'Marl', ar: 'مارل' }, picture: 'rock' },
  { slug: 'tessel', name: { en: 'Tessel', ar: 'تيسل' }, picture: 'electric-plug' },
  { slug: 'quillon', name: { en: 'Quillon', ar: 'كويلون' }, picture: 'feather' },
  { slug: 'velane', name: { en: 'Velane', ar: 'فيلان' }, picture: 'fire' },
  { slug: 'sandpiper', name: { en: 'Sandpiper', ar: 'ساندبايبر' }, picture: 'bird' },
];
