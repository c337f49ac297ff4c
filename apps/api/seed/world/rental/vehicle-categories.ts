import type { VehicleCategorySeed } from './types.ts';

/** Vehicle categories in the order of the rental home page. */
export const vehicleCategories: VehicleCategorySeed[] = [
  { slug: 'hatchbacks', name: { en: 'Hatchbacks', ar: 'هاتشباك' }, picture: 'automobile', tint: 'rose' },
  { slug: '4x4', name: { en: '4×4', ar: 'دفع رباعي' }, picture: 'sport-utility-vehicle', tint: 'sky' },
  { slug: 'vans', name: { en: 'Vans', ar: 'فانات' }, picture: 'minibus', tint: 'lilac' },
  { slug: 'pickups', name: { en: 'Pickups', ar: 'بيك أب' }, picture: 'pickup-truck', tint: 'clay' },
  { slug: 'scooters', name: { en: 'Scooters', ar: 'سكوتر' }, picture: 'motor-scooter', tint: 'peach' },
  {
    slug: 'motorbikes',
    name: { en: 'Motorbikes', ar: 'دراجات نارية' },
    picture: 'motorcycle',
    tint: 'butter',
  },
  { slug: 'bicycles', name: { en: 'Bicycles', ar: 'دراجات هوائية' }, picture: 'bicycle', tint: 'sea' },
  {
    slug: 'kick-scooters',
    name: { en: 'Kick scooters', ar: 'سكوتر كهربائي' },
    picture: 'kick-scooter',
    tint: 'mint',
  },
];
