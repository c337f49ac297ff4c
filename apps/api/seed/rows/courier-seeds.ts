import type { District, Picture, Text } from '../world/types.ts';

export type CourierSeed = {
  firstName: Text;
  lastName: Text;
  vehicle: Text;
  /** Picture of a face, shown in a tinted circle. */
  picture: Picture;
  /** Where the courier waits for an order. */
  district: District;
  rating: [average: number, count: number];
};

type Pair = [en: string, ar: string];

/**
 * The couriers of the demo; the first one waits next to the default address. The last four carry orders of the seeded
 * day, so the others are free for those of visitors.
 */
export const courierSeeds: CourierSeed[] = [
  courier(
    ['Omar', 'عمر'],
    ['Saleh', 'صالح'],
    ['Red scooter', 'سكوتر أحمر'],
    'man-curly-hair-medium-dark',
    'old-town',
    [4.9, 1284],
  ),
  courier(
    ['Rania', 'رانية'],
    ['Qasim', 'قاسم'],
    ['Blue scooter', 'سكوتر أزرق'],
    'woman-with-headscarf-medium-light',
    'harbour',
    [4.8, 932],
  ),
  courier(
    ['Bilal', 'بلال'],
    ['Mansour', 'منصور'],
    ['Cargo bicycle', 'دراجة شحن'],
    'man-beard-medium',
    'silk-market',
    [4.9, 611],
  ),
  courier(
    ['Joy', 'جوي'],
    ['Santos', 'سانتوس'],
    ['Electric bicycle', 'دراجة كهربائية'],
    'woman-medium',
    'corniche',
    [4.7, 488],
  ),
  courier(
    ['Hadi', 'هادي'],
    ['Farouk', 'فاروق'],
    ['White motorbike', 'دراجة نارية بيضاء'],
    'man-medium',
    'university',
    [4.8, 703],
  ),
  courier(
    ['Meera', 'ميرا'],
    ['Nair', 'ناير'],
    ['Green scooter', 'سكوتر أخضر'],
    'woman-curly-hair-medium-dark',
    'marina',
    [4.9, 377],
  ),
  courier(
    ['Tesfaye', 'تسفاي'],
    ['Bekele', 'بيكيلي'],
    ['Yellow scooter', 'سكوتر أصفر'],
    'man-dark',
    'garden-quarter',
    [4.8, 845],
  ),
  courier(
    ['Yara', 'يارا'],
    ['Darwish', 'درويش'],
    ['Small white car', 'سيارة بيضاء صغيرة'],
    'woman-with-headscarf-light',
    'lighthouse',
    [4.6, 259],
  ),
  courier(
    ['Idris', 'إدريس'],
    ['Amari', 'عماري'],
    ['Orange scooter', 'سكوتر برتقالي'],
    'man-medium',
    'old-town',
    [4.8, 540],
  ),
  courier(
    ['Salma', 'سلمى'],
    ['Rizk', 'رزق'],
    ['Silver scooter', 'سكوتر فضي'],
    'woman-medium',
    'harbour',
    [4.9, 418],
  ),
  courier(
    ['Kenji', 'كينجي'],
    ['Mori', 'موري'],
    ['Black motorbike', 'دراجة نارية سوداء'],
    'man-beard-medium',
    'silk-market',
    [4.7, 366],
  ),
  courier(
    ['Amina', 'أمينة'],
    ['Diallo', 'ديالو'],
    ['White scooter', 'سكوتر أبيض'],
    'woman-curly-hair-medium-dark',
    'old-town',
    [4.8, 297],
  ),
];

function courier(
  firstName: Pair,
  lastName: Pair,
  vehicle: Pair,
  picture: Picture,
  district: District,
  rating: CourierSeed['rating'],
): CourierSeed {
  return {
    firstName: { en: firstName[0], ar: firstName[1] },
    lastName: { en: lastName[0], ar: lastName[1] },
    vehicle: { en: vehicle[0], ar: vehicle[1] },
    picture,
    district,
    rating,
  };
}
