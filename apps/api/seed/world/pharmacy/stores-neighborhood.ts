import { buildMenu } from '../grocery/build-menu.ts';
import type { StoreSeed } from '../types.ts';
import { pharmacyProducts } from './tables.ts';

const oldTownApothecary: StoreSeed = {
  slug: 'old-town-apothecary',
  module: 'pharmacy',
  name: { en: 'Old Town Apothecary', ar: 'صيدلية العطارين' },
  kind: { en: 'Herbs and remedies', ar: 'أعشاب وعلاجات' },
  district: 'old-town',
  tint: 'mint',
  motif: 'arch',
  pictures: ['herb', 'honey-pot', 'rose'],
  arcade: ['herb', 'rose', 'ginger-root', 'cactus', 'teacup-without-handle', 'test-tube'],
  rating: [4.8, 390],
  deliveryMinutes: [20, 35],
  minimumOrder: 5,
  taxRate: 3,
  takeAway: true,
  hours: {
    intervals: [
      ['09:00', '13:30'],
      ['16:30', '21:00'],
    ],
    closed: [5],
  },
  prescriptionOrder: true,
  announcement: {
    en: 'Rosewater and camomile arrived from the hills this week.',
    ar: 'وصل ماء الورد والبابونج من التلال هذا الأسبوع.',
  },
  openedDaysAgo: 1600,
  menu: buildMenu(
    pharmacyProducts,
    {
      digestion: 'camomile-tea ginger-travel peppermint-oil fibre-powder probiotic antacid-tablets',
      'cold-flu':
        'ivy-syrup throat-lozenges vapour-rub cold-tea saline-spray chesty-cough-syrup amoxicillin-500',
      'skin-care': 'rosewater aloe-gel coconut-hair-oil hand-cream lip-balm antifungal-cream tretinoin',
      vitamins: 'royal-jelly vitamin-d3 magnesium zinc folic-acid',
      'pain-relief': 'joint-cream paracetamol-500 heat-patches period-pain-tablets',
      'oral-care': 'clove-gel tongue-cleaner toothpaste',
      'eye-care': 'eye-ointment eye-mask',
      'first-aid': 'burn-gel gauze plasters',
    },
    {
      priceFactor: 1.05,
      ratingShare: 0.4,
      ratingShift: 0.1,
      changes: {
        rosewater: { discount: { type: 'percent', value: 10 }, recommended: true },
        'coconut-hair-oil': { discount: { type: 'amount', value: 0.8 } },
      },
    },
  ),
};

const moonGate: StoreSeed = {
  slug: 'moon-gate-pharmacy',
  module: 'pharmacy',
  name: { en: 'Moon Gate Pharmacy', ar: 'صيدلية باب القمر' },
  kind: { en: 'Night pharmacy', ar: 'صيدلية مناوبة ليلية' },
  district: 'silk-market',
  tint: 'stone',
  motif: 'sun',
  pictures: ['crescent-moon', 'pill'],
  arcade: ['pill', 'crescent-moon', 'adhesive-bandage', 'candy', 'lungs', 'droplet'],
  rating: [4.6, 520],
  deliveryMinutes: [15, 30],
  minimumOrder: 4,
  taxRate: 3,
  hours: { intervals: [['19:00', '07:00']] },
  prescriptionOrder: true,
  openedDaysAgo: 300,
  menu: buildMenu(
    pharmacyProducts,
    {
      'pain-relief': `paracetamol-500 ibuprofen-400 effervescent-paracetamol heat-patches period-pain-tablets
        cold-pack tramadol-50`,
      'cold-flu': `night-cold-syrup dry-cough-syrup throat-lozenges decongestant-spray saline-spray cetirizine-drops
        salbutamol-inhaler azithromycin-250`,
      'baby-care': 'child-paracetamol colic-drops teething-gel baby-bottle-set nappy-cream',
      digestion: 'antacid-tablets alginate-liquid loperamide rehydration-salts',
      'first-aid': 'plasters antiseptic-solution burn-gel gauze',
      vitamins: 'melatonin magnesium',
      'eye-care': 'artificial-tears antibiotic-eye-drops eye-ointment',
      'oral-care': 'clove-gel chlorhexidine',
      devices: 'digital-thermometer nebuliser',
    },
    {
      priceFactor: 1.05,
      ratingShare: 0.5,
      changes: {
        melatonin: { discount: { type: 'percent', value: 12 }, recommended: true },
        'heat-patches': { discount: { type: 'amount', value: 1 } },
        'colic-drops': { stock: 0 },
      },
    },
  ),
};

const gardenWellness: StoreSeed = {
  slug: 'garden-wellness',
  module: 'pharmacy',
  name: { en: 'Garden Wellness', ar: 'روضة العافية' },
  kind: { en: 'Vitamins and skin care', ar: 'فيتامينات وعناية بالبشرة' },
  district: 'garden-quarter',
  tint: 'rose',
  motif: 'hills',
  pictures: ['lotion-bottle', 'tangerine', 'blossom'],
  arcade: ['lotion-bottle', 'tangerine', 'sun', 'rose', 'coconut', 'honeybee'],
  rating: [4.7, 310],
  deliveryMinutes: [25, 40],
  minimumOrder: 12,
  taxRate: 8,
  packaging: 0.7,
  takeAway: true,
  hours: { intervals: [['09:30', '21:30']] },
  discount: { type: 'percent', value: 12, minPurchase: 40, maxDiscount: 10 },
  openedDaysAgo: 95,
  menu: buildMenu(
    pharmacyProducts,
    {
      'skin-care': `sun-cream moisturiser face-wash aloe-gel acne-gel hand-cream lip-balm foot-cream rosewater
        coconut-hair-oil`,
      vitamins: `vitamin-c-1000 vitamin-d3 omega-3 collagen multivitamin b-complex calcium-d zinc kids-gummies
        royal-jelly melatonin iron-tablets`,
      'oral-care': 'mouthwash sensitive-paste dental-floss tongue-cleaner',
      'eye-care': 'uv-sunglasses eye-mask reading-glasses',
      digestion: 'probiotic camomile-tea peppermint-oil',
      'baby-care': 'baby-shampoo comfort-bear',
      'pain-relief': 'heat-patches muscle-gel',
    },
    {
      priceFactor: 1.1,
      ratingShare: 0.4,
      ratingShift: 0.1,
      changes: {
        collagen: { discount: { type: 'amount', value: 3 }, recommended: true },
        'face-wash': { discount: { type: 'percent', value: 20 } },
        'uv-sunglasses': { stock: 0 },
      },
    },
  ),
};

const campusCare: StoreSeed = {
  slug: 'campus-care-pharmacy',
  module: 'pharmacy',
  name: { en: 'Campus Care Pharmacy', ar: 'صيدلية الحرم الجامعي' },
  kind: { en: 'Everyday care', ar: 'عناية يومية' },
  district: 'university',
  tint: 'peach',
  motif: 'awning',
  pictures: ['adhesive-bandage', 'glasses', 'candy'],
  arcade: ['adhesive-bandage', 'glasses', 'bubbles', 'pill', 'toothbrush', 'mosquito'],
  rating: [4.5, 480],
  deliveryMinutes: [15, 25],
  minimumOrder: 3,
  taxRate: 3,
  freeDelivery: true,
  takeAway: true,
  hours: { intervals: [['08:00', '23:00']], closed: [0] },
  prescriptionOrder: true,
  openedDaysAgo: 400,
  menu: buildMenu(
    pharmacyProducts,
    {
      'cold-flu':
        'cold-day-tablets throat-lozenges dry-cough-syrup allergy-tablets cold-tea allergy-nose-spray',
      'pain-relief': 'paracetamol-500 ibuprofen-400 migraine-relief muscle-gel cold-pack',
      'skin-care': 'acne-gel face-wash lip-balm antifungal-cream tretinoin hydrocortisone',
      'oral-care': 'toothbrush toothpaste sensitive-paste mouthwash dental-floss',
      'eye-care': 'lens-solution artificial-tears allergy-eye-drops reading-glasses',
      vitamins: 'vitamin-c-1000 b-complex multivitamin iron-tablets',
      'first-aid': 'plasters hand-sanitiser elastic-bandage nitrile-gloves after-bite',
      digestion: 'antacid-tablets omeprazole-20',
      devices: 'stethoscope',
    },
    {
      priceFactor: 0.9,
      ratingShare: 0.5,
      ratingShift: -0.2,
      changes: {
        stethoscope: { discount: { type: 'percent', value: 15 }, recommended: true },
        'lens-solution': { discount: { type: 'amount', value: 1.5 } },
        'iron-tablets': { stock: 0 },
      },
    },
  ),
};

/** Pharmacies with opening hours. */
export const neighborhoodPharmacies: StoreSeed[] = [oldTownApothecary, moonGate, gardenWellness, campusCare];
