import type { DistrictSlug, Name } from './city.types.ts';

/** Words that streets are named after, English and Arabic, by district; `anywhere` fills up. */
export const STREET_WORDS: Record<DistrictSlug | 'anywhere', string> = {
  'old-town': `Lantern الفانوس, Saffron الزعفران, Copper النحاس, Weavers النساجين, Fountain النافورة, Old Well البئر,
    Minaret المئذنة, Potters الخزافين, Rosewater ماء الورد, Storyteller الحكواتي, Almond اللوز, Carpenters النجارين,
    Courtyard الفناء, Candle الشمعة`,
  harbour: `Anchor المرساة, Sail الشراع, Ropemakers الحبالين, Captain القبطان, Tide المد, Pearl اللؤلؤ,
    Sambuk السنبوك, Customs House الجمارك, Oar المجداف, Sailors البحارة, Fishermen الصيادين, Mainmast الدقل`,
  corniche: `Breeze النسيم, Wave الموج, Seashell الصدف, Gull النورس, Sunset الغروب, Coral المرجان, Horizon الأفق,
    Dolphin الدلفين, Shore الساحل, Turquoise الفيروز, Sea Foam الزبد`,
  lighthouse: `Beacon المشعل, Star النجوم, Signal الإشارة, Cliff الجرف, Full Moon البدر, Keeper الحارس, Rock الصخرة,
    North Wind ريح الشمال, Cape الرأس, Dawn الفجر, Spray الرذاذ, Guide الدليل`,
  'garden-quarter': `Jasmine الياسمين, Rose الورد, Fig التين, Lemon الليمون, Orchard البستان, Nightingale البلبل,
    Basil الريحان, Olive الزيتون, Pomegranate الرمان, Violet البنفسج, Lily الزنبق, Mint النعناع, Sparrow العصفور`,
  'silk-market': `Silk الحرير, Spice البهارات, Caravan القافلة, Velvet المخمل, Indigo النيلة, Amber العنبر,
    Incense البخور, Tailors الخياطين, Goldsmiths الصاغة, Cotton القطن, Merchants التجار, Perfume العطور, Loom النول,
    Embroidery التطريز, Ribbon الشريط`,
  'palm-hill': `Palm النخيل, Date التمر, Hilltop التل, Falcon الصقر, Gazelle الغزال, Oasis الواحة, Acacia الطلح,
    Cedar الأرز, Eagle النسر, Summit القمة, Valley الوادي, Ghaf الغاف, Oryx المها`,
  university: `Scholars العلماء, Library المكتبة, Ink الحبر, Poets الشعراء, Astronomers الفلكيين, Museum المتحف,
    Pen القلم, Wisdom الحكمة, Manuscript المخطوطات, Algebra الجبر, Physicians الأطباء, Translators المترجمين,
    Students الطلبة, Astrolabe الأسطرلاب`,
  marina: `Yacht اليخوت, Regatta السباق, Mast الصاري, Lagoon البحيرة, Pelican البجع, Mooring المربط, Starfish نجم البحر,
    Heron البلشون, Canal القناة, Reef الشعاب, Crescent الهلال, Seahorse فرس البحر, Current التيار`,
  'east-bay': `Sunrise الشروق, East Wind ريح الشرق, Cove الخور, Turtle السلحفاة, Mangrove القرم, Dune الكثبان,
    Oyster المحار, Coconut جوز الهند, Flamingo الفلامنغو, Island الجزيرة, Salt الملح, Mirage السراب, Morning الصباح`,
  'stone-bridge': `Bridge الجسر, Stone الحجر, Mill الطاحونة, Willow الصفصاف, Arch القوس, Reed القصب, Masons البنائين,
    Quarry المحجر, Ferry العبّارة, Kingfisher الرفراف, Waterwheel الناعورة, Spring النبع, Poplar الحور`,
  'airport-road': `Pilot الطيار, Cloud السحاب, Wing الجناح, Meteor الشهاب, Travellers المسافرين, Comet المذنب,
    Swallow السنونو, Sky السماء, Desert الصحراء, Camel الجمل, Rain المطر, Nomad البدو, Milestone المسافة`,
  anywhere: `Peace السلام, Unity الوحدة, Hope الأمل, Friendship الصداقة, Springtime الربيع, Victory النصر,
    Generosity الكرم, Honey العسل, Wheat القمح, Silver الفضة, Gold الذهب, Harvest الحصاد, Mirror المرآة,
    Crown التاج, Key المفتاح, Bell الجرس, Moonlight ضوء القمر, Rainbow قوس قزح, Melody النغم, Poem القصيدة,
    Feather الريشة, Dove الحمامة, Cypress السرو, Henna الحناء, Carnation القرنفل, Cardamom الهيل, Cinnamon القرفة,
    Quince السفرجل, Apricot المشمش, Walnut الجوز, Sesame السمسم, Mulberry التوت, Saddle السرج, Horse الخيل,
    Drum الطبل, Oud العود, Book الكتاب, Clock الساعة`,
};

export type StreetKind = 'Street' | 'Road' | 'Lane' | 'Avenue';

export const STREET_KINDS: Record<StreetKind, string> = {
  Street: 'شارع',
  Road: 'طريق',
  Lane: 'زقاق',
  Avenue: 'جادة',
};

/** The words of a list as pairs: everything before the first Arabic letter is English. */
export function wordsOf(list: string): Name[] {
  return list.split(',').map((entry) => {
    const text = entry.trim();
    const split = text.search(/[\u0600-\u06ff]/);
    return { en: text.slice(0, split).trim(), ar: text.slice(split).trim() };
  });
}
