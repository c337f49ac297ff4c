import type { DistrictSlug, PlaceKind } from './city.types.ts';
import type { Vec } from './plane.ts';

/**
 * Landmarks. A landmark is in the middle of the open space with its slug, else at the drawn point, else at an address
 * of its district.
 */
export type PlaceSeed = {
  slug: string;
  kind: PlaceKind;
  en: string;
  ar: string;
  district: DistrictSlug;
  at?: Vec;
};

type Row = [slug: string, kind: PlaceKind, en: string, ar: string, at?: Vec];

const ROWS: Record<DistrictSlug, Row[]> = {
  'old-town': [
    ['fountain-square', 'square', 'Fountain Square', 'ساحة النافورة'],
    ['rosewater-garden', 'park', 'Rosewater Garden', 'حديقة ماء الورد'],
    ['almond-court', 'park', 'Almond Court', 'فناء اللوز'],
    ['great-mosque', 'mosque', 'Great Mosque of Marsa', 'جامع مرسى الكبير'],
    ['old-town-station', 'station', 'Old Town Station', 'محطة المدينة القديمة'],
    ['house-of-stories', 'museum', 'House of Stories', 'بيت الحكايات'],
    ['coppersmiths-hall', 'market', 'Coppersmiths’ Hall', 'قيسارية النحاسين'],
    ['lantern-school', 'school', 'Lantern School', 'مدرسة الفانوس'],
    ['west-gate', 'landmark', 'West Gate', 'الباب الغربي', [340, 500]],
  ],
  harbour: [
    ['harbour-square', 'square', 'Harbour Square', 'ساحة الميناء'],
    ['sailors-garden', 'park', 'Sailors’ Garden', 'حديقة البحارة'],
    ['fish-market', 'market', 'Fish Market', 'سوق السمك', [1004, 646]],
    ['harbour-station', 'station', 'Harbour Station', 'محطة الميناء'],
    ['north-pier', 'pier', 'North Pier', 'الرصيف الشمالي', [1125, 599]],
    ['ferry-pier', 'pier', 'Ferry Pier', 'رصيف العبّارات', [1091, 623]],
    ['fishermens-pier', 'pier', 'Fishermen’s Pier', 'رصيف الصيادين', [1053, 641]],
    ['maritime-museum', 'museum', 'Maritime Museum', 'المتحف البحري'],
    ['anchor-hotel', 'hotel', 'Anchor Hotel', 'فندق المرساة'],
  ],
  corniche: [
    ['corniche-park', 'park', 'Corniche Park', 'حديقة الكورنيش'],
    ['seashell-garden', 'park', 'Seashell Garden', 'حديقة الصدف'],
    ['corniche-beach', 'beach', 'Corniche Beach', 'شاطئ الكورنيش'],
    ['open-air-theatre', 'theatre', 'Open-Air Theatre', 'المسرح المكشوف'],
    ['corniche-mosque', 'mosque', 'Corniche Mosque', 'مسجد الكورنيش'],
    ['gull-hotel', 'hotel', 'Gull Hotel', 'فندق النورس'],
  ],
  lighthouse: [
    ['marsa-lighthouse', 'landmark', 'Marsa Lighthouse', 'منارة مرسى', [1213, 473]],
    ['keepers-green', 'park', 'Keeper’s Green', 'روضة الحارس'],
    ['lighthouse-station', 'station', 'Lighthouse Station', 'محطة المنارة'],
    ['cape-hospital', 'hospital', 'Cape Hospital', 'مستشفى الرأس'],
    ['lighthouse-mosque', 'mosque', 'Lighthouse Mosque', 'مسجد المنارة'],
    ['beacon-school', 'school', 'Beacon School', 'مدرسة المشعل'],
  ],
  'garden-quarter': [
    ['jasmine-gardens', 'park', 'Jasmine Gardens', 'حدائق الياسمين'],
    ['nightingale-park', 'park', 'Nightingale Park', 'حديقة البلبل'],
    ['lemon-garden', 'park', 'Lemon Garden', 'بستان الليمون'],
    ['garden-station', 'station', 'Garden Station', 'محطة الحدائق'],
    ['rose-mosque', 'mosque', 'Rose Mosque', 'مسجد الورد'],
    ['orchard-school', 'school', 'Orchard School', 'مدرسة البستان'],
    ['garden-library', 'library', 'Garden Library', 'مكتبة الحدائق'],
  ],
  'silk-market': [
    ['marsa-park', 'park', 'Marsa Park', 'حديقة مرسى'],
    ['caravan-square', 'square', 'Caravan Square', 'ساحة القافلة'],
    ['amber-garden', 'park', 'Amber Garden', 'حديقة العنبر'],
    ['indigo-green', 'park', 'Indigo Green', 'روضة النيلة'],
    ['silk-souk', 'market', 'Silk Souk', 'سوق الحرير'],
    ['spice-souk', 'market', 'Spice Souk', 'سوق البهارات'],
    ['marsa-central-station', 'station', 'Marsa Central Station', 'محطة مرسى المركزية'],
    ['marsa-mall', 'mall', 'Marsa Mall', 'مرسى مول'],
    ['merchants-mosque', 'mosque', 'Merchants’ Mosque', 'مسجد التجار'],
    ['city-hall', 'landmark', 'City Hall', 'دار البلدية'],
    ['city-theatre', 'theatre', 'City Theatre', 'مسرح المدينة'],
  ],
  'palm-hill': [
    ['palm-grove', 'park', 'Palm Grove', 'واحة النخيل'],
    ['falcon-park', 'park', 'Falcon Park', 'حديقة الصقر'],
    ['palm-hill-station', 'station', 'Palm Hill Station', 'محطة تل النخيل'],
    ['palm-hill-mosque', 'mosque', 'Palm Hill Mosque', 'مسجد تل النخيل'],
    ['oasis-school', 'school', 'Oasis School', 'مدرسة الواحة'],
    ['hilltop-view', 'landmark', 'Hilltop View', 'مطل التل'],
  ],
  university: [
    ['university-of-marsa', 'university', 'University of Marsa', 'جامعة مرسى'],
    ['scholars-park', 'park', 'Scholars’ Park', 'حديقة العلماء'],
    ['astronomers-green', 'park', 'Astronomers’ Green', 'روضة الفلكيين'],
    ['university-hospital', 'hospital', 'University Hospital', 'المستشفى الجامعي'],
    ['university-station', 'station', 'University Station', 'محطة الجامعة'],
    ['national-library', 'library', 'National Library', 'المكتبة الوطنية'],
    ['science-museum', 'museum', 'Science Museum', 'متحف العلوم'],
  ],
  marina: [
    ['lagoon-park', 'park', 'Lagoon Park', 'حديقة البحيرة'],
    ['regatta-green', 'park', 'Regatta Green', 'روضة السباق'],
    ['marina-gardens', 'park', 'Marina Gardens', 'حدائق المارينا'],
    ['yacht-pier', 'pier', 'Yacht Pier', 'رصيف اليخوت', [697, 859]],
    ['heron-pier', 'pier', 'Heron Pier', 'رصيف البلشون', [649, 905]],
    ['marina-mall', 'mall', 'Marina Walk Mall', 'ممشى المارينا مول'],
    ['marina-hotel', 'hotel', 'Marina Hotel', 'فندق المارينا'],
  ],
  'east-bay': [
    ['turtle-park', 'park', 'Turtle Park', 'حديقة السلاحف'],
    ['sunrise-gardens', 'park', 'Sunrise Gardens', 'حدائق الشروق'],
    ['marsa-stadium', 'stadium', 'Marsa Stadium', 'استاد مرسى'],
    ['sunrise-beach', 'beach', 'Sunrise Beach', 'شاطئ الشروق'],
    ['east-bay-pier', 'pier', 'East Bay Pier', 'رصيف الخليج الشرقي', [1477, 289]],
    ['east-bay-station', 'station', 'East Bay Station', 'محطة الخليج الشرقي'],
    ['cove-hotel', 'hotel', 'Cove Hotel', 'فندق الخور'],
  ],
  'stone-bridge': [
    ['the-stone-bridge', 'landmark', 'The Stone Bridge', 'الجسر الحجري', [189, 731]],
    ['mill-park', 'park', 'Mill Park', 'حديقة الطاحونة'],
    ['willow-garden', 'park', 'Willow Garden', 'روضة الصفصاف'],
    ['bridge-station', 'station', 'Stone Bridge Station', 'محطة الجسر الحجري'],
    ['masons-school', 'school', 'Masons’ School', 'مدرسة البنائين'],
    ['creekside-hospital', 'hospital', 'Creekside Hospital', 'مستشفى ضفة الخور'],
  ],
  'airport-road': [
    ['marsa-airport', 'airport', 'Marsa Airport', 'مطار مرسى', [-322, 333]],
    ['swallow-park', 'park', 'Swallow Park', 'حديقة السنونو'],
    ['desert-garden', 'park', 'Desert Garden', 'حديقة الصحراء'],
    ['airport-road-station', 'station', 'Airport Road Station', 'محطة طريق المطار'],
    ['skyline-mall', 'mall', 'Skyline Mall', 'سكاي لاين مول'],
    ['swallow-school', 'school', 'Swallow School', 'مدرسة السنونو'],
  ],
};

export const PLACE_SEEDS: PlaceSeed[] = (Object.keys(ROWS) as DistrictSlug[]).flatMap((district) =>
  ROWS[district].map(([slug, kind, en, ar, at]) => ({
    slug,
    kind,
    en,
    ar,
    district,
    ...(at && { at }),
  })),
);
