/** Parts of item names: "style thing kind". The first of a list are the most frequent, as in a real catalog. */
export const WORDS = {
  kitchen: {
    style:
      words(`grilled:مشوي spicy:حار classic:كلاسيكي crispy:مقرمش fresh:طازج smoked:مدخن creamy:كريمي roasted:محمص
      golden:ذهبي double:مضاعف garden:بستان coastal:ساحلي royal:ملكي sweet:حلو green:اخضر stuffed:محشو slow:بطيء
      mild:خفيف homemade:بيتي harvest:حصاد street:شارع winter:شتوي summer:صيفي village:قروي organic:عضوي toasted:محمر
      glazed:مزجج pickled:مخلل herbed:معشب braised:مطهو charred:مفحم frosted:مثلج light:لايت hearty:مشبع silky:حريري
      tangy:لاذع zesty:منعش rustic:ريفي velvet:مخملي island:جزيري`),
    thing:
      words(`chicken:دجاج beef:لحم cheese:جبن tomato:طماطم rice:ارز lamb:خروف potato:بطاطس mushroom:فطر egg:بيض
      shrimp:روبيان lemon:ليمون chocolate:شوكولاته lentil:عدس salmon:سلمون avocado:افوكادو date:تمر mango:مانجو
      halloumi:حلوم falafel:فلافل coconut:جوزالهند pistachio:فستق spinach:سبانخ almond:لوز banana:موز honey:عسل
      olive:زيتون pumpkin:قرع turkey:حبش yoghurt:لبن vanilla:فانيلا walnut:جوز berry:توت carrot:جزر pepper:فلفل
      zaatar:زعتر saffron:زعفران cardamom:هيل fig:تين labneh:لبنه quinoa:كينوا`),
    kind: words(`burger:برجر salad:سلطه sandwich:ساندويتش pizza:بيتزا bowl:وعاء soup:شوربه wrap:راب plate:طبق juice:عصير
      cake:كيك pasta:باستا pie:فطيره kebab:كباب shake:شيك toast:توست platter:صحن skewer:سيخ dip:غموس pudding:بودنغ
      tray:صينيه mix:خليط box:علبه pack:عبوه jar:مرطبان bottle:زجاجه`),
  },
  shelf: {
    style:
      words(`daily:يومي soft:ناعم compact:مدمج travel:سفر pure:نقي sport:رياضي smart:ذكي family:عائلي gentle:لطيف
      strong:قوي mini:صغير maxi:كبير urban:حضري kids:اطفال night:ليلي active:نشيط natural:طبيعي premium:فاخر
      basic:اساسي studio:ستوديو folding:قابل wireless:لاسلكي cotton:قطني linen:كتان steel:فولاذي wooden:خشبي
      quiet:هادئ rapid:سريع clear:شفاف bright:ساطع`),
    thing:
      words(`vitamin:فيتامين shirt:قميص phone:هاتف cream:كريم lamp:مصباح shampoo:شامبو shoe:حذاء bag:حقيبه
      thermometer:ميزان toothpaste:معجون watch:ساعه bandage:ضماد blanket:بطانيه charger:شاحن notebook:دفتر
      perfume:عطر sunscreen:واقي mug:كوب jacket:ستره headphone:سماعه syrup:شراب towel:منشفه pillow:وساده
      camera:كاميرا mask:قناع brush:فرشاه kettle:غلايه scarf:وشاح toy:لعبه chair:كرسي`),
    kind: words(`set:طقم kit:عده refill:تعبئه duo:ثنائي pair:زوج edition:اصدار size:مقاس line:خط case:حافظه holder:حامل
      gift:هديه tube:انبوب strip:شريط spray:بخاخ cover:غطاء`),
  },
};

export type Pool = keyof typeof WORDS;

/** Pairs of an English and an Arabic word, both folded. */
function words(list: string): { en: string[]; ar: string[] } {
  const pairs = list.split(/\s+/).map((pair) => pair.split(':'));
  return { en: pairs.map(([en]) => en ?? ''), ar: pairs.map(([, ar]) => ar ?? '') };
}
