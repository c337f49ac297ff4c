import { buildMenu } from '../grocery/build-menu.ts';
import type { StoreSeed } from '../types.ts';
import { pharmacyProducts } from './tables.ts';

const lighthousePharmacy: StoreSeed = {
  slug: 'lighthouse-pharmacy',
  module: 'pharmacy',
  name: { en: 'Lighthouse Pharmacy', ar: 'صيدلية المنارة' },
  kind: { en: 'Full pharmacy', ar: 'صيدلية شاملة' },
  district: 'lighthouse',
  tint: 'sea',
  motif: 'waves',
  pictures: ['pill', 'thermometer', 'adhesive-bandage'],
  arcade: ['pill', 'thermometer', 'lotion-bottle', 'stethoscope', 'tangerine', 'adhesive-bandage'],
  rating: [4.9, 1120],
  deliveryMinutes: [20, 30],
  minimumOrder: 5,
  taxRate: 3,
  freeDelivery: true,
  takeAway: true,
  hours: 'always',
  featured: true,
  prescriptionOrder: true,
  announcement: {
    en: 'A pharmacist answers the chat at any hour.',
    ar: 'صيدلي يرد على محادثاتكم في أي ساعة.',
  },
  openedDaysAgo: 1100,
  menu: buildMenu(
    pharmacyProducts,
    {
      'pain-relief': `paracetamol-500 ibuprofen-400 migraine-relief muscle-gel heat-patches cold-pack naproxen-250
        sumatriptan-50`,
      'cold-flu': `cold-day-tablets dry-cough-syrup throat-lozenges saline-spray allergy-tablets vapour-rub
        amoxicillin-500 salbutamol-inhaler`,
      vitamins: 'vitamin-c-1000 vitamin-d3 omega-3 iron-tablets magnesium',
      'skin-care': 'sun-cream moisturiser aloe-gel lip-balm hydrocortisone',
      'first-aid': 'plasters first-aid-kit antiseptic-solution gauze elastic-bandage',
      digestion: 'antacid-tablets omeprazole-20 rehydration-salts',
      'eye-care': 'artificial-tears reading-glasses',
      'oral-care': 'toothpaste toothbrush',
      devices: 'digital-thermometer pressure-monitor glucose-strips insulin-pen',
    },
    {
      priceFactor: 1,
      ratingShare: 0.7,
      changes: {
        'sun-cream': { discount: { type: 'percent', value: 20 } },
        'first-aid-kit': { discount: { type: 'amount', value: 3 } },
      },
    },
  ),
};

const harbourDispensary: StoreSeed = {
  slug: 'harbour-dispensary',
  module: 'pharmacy',
  name: { en: 'Harbour Dispensary', ar: 'صيدلية الميناء' },
  kind: { en: 'Prescriptions and devices', ar: 'وصفات وأجهزة طبية' },
  district: 'harbour',
  tint: 'sky',
  motif: 'quarter',
  pictures: ['stethoscope', 'syringe', 'pill'],
  arcade: ['stethoscope', 'syringe', 'drop-of-blood', 'crutch', 'test-tube', 'glasses'],
  rating: [4.7, 640],
  deliveryMinutes: [25, 40],
  minimumOrder: 8,
  taxRate: 3,
  hours: 'always',
  prescriptionOrder: true,
  openedDaysAgo: 840,
  menu: buildMenu(
    pharmacyProducts,
    {
      devices: `pressure-monitor glucose-meter glucose-strips insulin-pen pen-needles nebuliser stethoscope crutch
        wheelchair hearing-batteries compression-socks pill-timer digital-thermometer`,
      'pain-relief': 'paracetamol-500 naproxen-250 tramadol-50 joint-cream sumatriptan-50',
      'cold-flu': 'amoxicillin-500 azithromycin-250 salbutamol-inhaler allergy-nose-spray chesty-cough-syrup',
      digestion: 'esomeprazole-40 alginate-liquid loperamide fibre-powder',
      'eye-care': 'antibiotic-eye-drops glaucoma-drops eye-ointment artificial-tears',
      'first-aid': 'nitrile-gloves gauze sling medical-scissors burn-gel',
      'oral-care': 'denture-tablets chlorhexidine',
    },
    {
      priceFactor: 0.95,
      ratingShare: 0.5,
      ratingShift: -0.1,
      changes: {
        wheelchair: { discount: { type: 'percent', value: 10 } },
        'glucose-meter': { discount: { type: 'amount', value: 4 }, recommended: true },
      },
    },
  ),
};

const firstSteps: StoreSeed = {
  slug: 'first-steps-pharmacy',
  module: 'pharmacy',
  name: { en: 'First Steps Pharmacy', ar: 'صيدلية الخطوات الأولى' },
  kind: { en: 'Mother and child', ar: 'الأم والطفل' },
  district: 'east-bay',
  tint: 'lilac',
  motif: 'drops',
  pictures: ['baby-bottle', 'teddy-bear'],
  arcade: ['baby-bottle', 'teddy-bear', 'strawberry', 'bathtub', 'bear', 'thermometer'],
  rating: [4.8, 450],
  deliveryMinutes: [20, 35],
  minimumOrder: 6,
  taxRate: 3,
  hours: 'always',
  discount: { type: 'percent', value: 8, minPurchase: 30, maxDiscount: 8 },
  prescriptionOrder: true,
  openedDaysAgo: 60,
  menu: buildMenu(
    pharmacyProducts,
    {
      'baby-care': `child-paracetamol child-ibuprofen nappy-cream colic-drops teething-gel baby-bottle-set
        baby-vitamin-d baby-shampoo special-formula nasal-aspirator comfort-bear`,
      vitamins: 'folic-acid kids-gummies iron-tablets calcium-d multivitamin',
      'cold-flu': 'ivy-syrup saline-spray cetirizine-drops vapour-rub amoxicillin-500',
      'skin-care': 'sun-cream moisturiser hand-cream aloe-gel',
      'first-aid': 'plasters hand-sanitiser after-bite safety-pins',
      'oral-care': 'child-toothpaste toothbrush',
      digestion: 'rehydration-salts probiotic camomile-tea',
      devices: 'digital-thermometer nebuliser',
    },
    {
      priceFactor: 1,
      ratingShare: 0.6,
      changes: {
        'nappy-cream': { discount: { type: 'percent', value: 15 }, recommended: true },
        'comfort-bear': { discount: { type: 'amount', value: 2 } },
        'special-formula': { stock: 0 },
      },
    },
  ),
};

const terminalPharmacy: StoreSeed = {
  slug: 'terminal-pharmacy',
  module: 'pharmacy',
  name: { en: 'Terminal Pharmacy', ar: 'صيدلية المسافر' },
  kind: { en: 'Travel and everyday care', ar: 'لوازم السفر والعناية اليومية' },
  district: 'airport-road',
  tint: 'butter',
  motif: 'road',
  pictures: ['luggage', 'pill', 'sunglasses'],
  arcade: ['sunglasses', 'mosquito', 'ginger-root', 'socks', 'sun', 'toothbrush'],
  rating: [4.5, 280],
  deliveryMinutes: [30, 45],
  minimumOrder: 10,
  taxRate: 3,
  selfDelivery: { perKm: 0.5, minimum: 2, maximum: 7 },
  packaging: 0.5,
  hours: 'always',
  prescriptionOrder: true,
  openedDaysAgo: 25,
  menu: buildMenu(
    pharmacyProducts,
    {
      'pain-relief':
        'paracetamol-500 effervescent-paracetamol migraine-relief muscle-gel period-pain-tablets',
      'cold-flu':
        'decongestant-spray throat-lozenges allergy-tablets cold-tea night-cold-syrup salbutamol-inhaler',
      digestion: 'ginger-travel loperamide rehydration-salts antacid-tablets peppermint-oil',
      'skin-care': 'sun-cream aloe-gel lip-balm hydrocortisone foot-cream',
      'first-aid': 'after-bite plasters hand-sanitiser elastic-bandage antiseptic-solution',
      'eye-care': 'uv-sunglasses artificial-tears lens-solution eye-mask',
      'oral-care': 'toothbrush toothpaste dental-floss mouthwash',
      vitamins: 'vitamin-c-1000 melatonin',
      devices: 'compression-socks pill-timer',
    },
    {
      priceFactor: 1.1,
      ratingShare: 0.3,
      ratingShift: -0.1,
      changes: {
        'uv-sunglasses': { discount: { type: 'percent', value: 25 }, recommended: true },
        'lens-solution': { discount: { type: 'amount', value: 1 } },
        'cold-tea': { stock: 0 },
      },
    },
  ),
};

/** Pharmacies that are always open. */
export const dayAndNightPharmacies: StoreSeed[] = [
  lighthousePharmacy,
  harbourDispensary,
  firstSteps,
  terminalPharmacy,
];
