import type { ReviewSeed } from './types.ts';

type Pair = [en: string, ar: string];

function review(rating: ReviewSeed['rating'], name: Pair, comment: Pair): ReviewSeed {
  return { rating, name: { en: name[0], ar: name[1] }, comment: { en: comment[0], ar: comment[1] } };
}

/** Review texts for restaurants and dishes. */
export const foodReviews: ReviewSeed[] = [
  review(
    5,
    ['Layla', 'ليلى'],
    [
      'Still hot after twenty-five minutes on the road. I had nothing to reheat.',
      'وصل ساخنًا بعد خمس وعشرين دقيقة، ولم أحتج إلى تسخين شيء.',
    ],
  ),
  review(
    5,
    ['Omar', 'عمر'],
    [
      'The portion fed two of us, and the sauce was packed separately.',
      'الكمية كفت شخصين، والصلصة في علبة منفصلة.',
    ],
  ),
  review(
    4,
    ['Hana', 'هناء'],
    [
      'Very tasty. A little more lemon and it would be perfect.',
      'لذيذ جدًا، ولو زاد الليمون قليلًا لكان مثاليًا.',
    ],
  ),
  review(
    5,
    ['Yusuf', 'يوسف'],
    [
      'Second order this week. The bread alone is worth it.',
      'هذا طلبي الثاني هذا الأسبوع، والخبز وحده يستحق.',
    ],
  ),
  review(
    3,
    ['Mira', 'ميرا'],
    [
      'The food is good, but it came fifteen minutes later than promised.',
      'الطعام جيد، لكنه تأخّر ربع ساعة عن الموعد.',
    ],
  ),
  review(
    5,
    ['Daniel', 'دانيال'],
    ['They read my note and left the onions out. Thank you.', 'قرأوا ملاحظتي ولم يضعوا البصل. شكرًا لهم.'],
  ),
  review(
    4,
    ['Salma', 'سلمى'],
    [
      'Fresh and light; I ate it at my desk and did not feel sleepy.',
      'طازج وخفيف؛ أكلته في المكتب ولم أشعر بالنعاس.',
    ],
  ),
  review(
    5,
    ['Karim', 'كريم'],
    [
      'Best in the Old Town, and I have tried most of them.',
      'الأفضل في المدينة القديمة، وقد جرّبت معظم المطاعم فيها.',
    ],
  ),
  review(
    4,
    ['Ines', 'إيناس'],
    ['Careful packing, nothing spilled even with the soup.', 'تغليف متقن، لم ينسكب شيء حتى من الشوربة.'],
  ),
  review(
    2,
    ['Tariq', 'طارق'],
    [
      'One drink was missing. Support refunded it within the hour.',
      'نقص مشروب من الطلب، وأعاد الدعم ثمنه خلال ساعة.',
    ],
  ),
  review(
    5,
    ['Noor', 'نور'],
    [
      'My children finished their vegetables. I have no further questions.',
      'أنهى أطفالي خضارهم كلّها، وهذا يكفيني.',
    ],
  ),
  review(
    4,
    ['Adam', 'آدم'],
    ['Good value for lunch. The small size is enough for me.', 'سعر مناسب للغداء، والحجم الصغير يكفيني.'],
  ),
  review(
    5,
    ['Farah', 'فرح'],
    [
      'Tastes like my aunt’s kitchen, which I do not say often.',
      'طعمه يذكّرني بمطبخ خالتي، ولا أقول ذلك كثيرًا.',
    ],
  ),
  review(
    5,
    ['Leo', 'ليو'],
    [
      'Ordered at one in the morning and it was better than dinner.',
      'طلبت في الواحدة ليلًا، وكان أطيب من العشاء.',
    ],
  ),
  review(
    3,
    ['Rana', 'رنا'],
    [
      'Nice flavour, but the fries had gone soft on the way.',
      'النكهة طيبة، لكن البطاطس فقدت قرمشتها في الطريق.',
    ],
  ),
  review(
    4,
    ['Sami', 'سامي'],
    [
      'Properly spicy when you ask for spicy. Drink something with it.',
      'حارّ فعلًا حين تطلبه حارًّا؛ اطلب معه مشروبًا.',
    ],
  ),
  review(
    5,
    ['Elena', 'إيلينا'],
    [
      'The courier called from the gate and waited. Everything was warm.',
      'اتصل المندوب من البوابة وانتظر، وكل شيء وصل دافئًا.',
    ],
  ),
  review(
    5,
    ['Bilal', 'بلال'],
    ['Ask for it with extra garlic cream. You will not regret it.', 'اطلبه مع كريمة ثوم إضافية ولن تندم.'],
  ),
  review(
    4,
    ['Mariam', 'مريم'],
    ['Simple, clean taste, and not too salty for once.', 'طعم بسيط ونظيف، وملحه معتدل أخيرًا.'],
  ),
  review(
    5,
    ['Jonas', 'يوناس'],
    ['We order it every Friday and it has never changed.', 'نطلبه كل جمعة، ولم يتغيّر طعمه يومًا.'],
  ),
  review(
    2,
    ['Huda', 'هدى'],
    [
      'Arrived cold this time. It was much better last month.',
      'وصل باردًا هذه المرة، وكان أفضل بكثير الشهر الماضي.',
    ],
  ),
  review(
    5,
    ['Ziad', 'زياد'],
    ['Generous, hot and on time. What else is there?', 'كمية وافرة، ساخن، وفي موعده. ماذا أريد أكثر؟'],
  ),
  review(
    4,
    ['Amina', 'أمينة'],
    ['Lovely dessert; I would take it a little less sweet.', 'حلوى رائعة، وأفضّلها أقلّ سكرًا بقليل.'],
  ),
  review(
    5,
    ['Victor', 'فيكتور'],
    ['Coffee still had its foam at my door. I am impressed.', 'وصلت القهوة ورغوتها فوقها. أمر مدهش.'],
  ),
  review(
    4,
    ['Dina', 'دينا'],
    ['The lentil soup is the best thing on the menu. Trust me.', 'شوربة العدس ألذّ ما في القائمة. صدّقوني.'],
  ),
  review(
    3,
    ['Walid', 'وليد'],
    ['Fine, but the picture promised a larger plate.', 'مقبول، لكن الصورة توحي بطبق أكبر.'],
  ),
  review(
    5,
    ['Sofia', 'صوفيا'],
    ['I asked about nuts and they phoned back to be sure.', 'سألتهم عن المكسّرات فاتصلوا بي ليتأكّدوا.'],
  ),
  review(
    5,
    ['Hassan', 'حسن'],
    [
      'Fed six friends with one order, and nobody left hungry.',
      'أطعمت ستة أصدقاء بطلب واحد، ولم يقم أحد جائعًا.',
    ],
  ),
];

/** Review texts for stores: groceries, pharmacies and goods. */
export const shopReviews: ReviewSeed[] = [
  review(
    5,
    ['Nadia', 'نادية'],
    [
      'Chosen with care: not one soft tomato in the bag.',
      'اختيار بعناية: لم أجد حبة طماطم واحدة طرية في الكيس.',
    ],
  ),
  review(
    5,
    ['Peter', 'بيتر'],
    [
      'Exactly as described, and packed better than I would have done.',
      'كما في الوصف تمامًا، وتغليفه أفضل مما كنت سأفعل.',
    ],
  ),
  review(
    4,
    ['Samira', 'سميرة'],
    [
      'Quick and complete. One item was replaced, but they asked me first.',
      'سريع وكامل. استبدلوا صنفًا واحدًا بعد أن سألوني.',
    ],
  ),
  review(
    5,
    ['Faris', 'فارس'],
    ['The milk was cold when it reached the fifth floor.', 'وصل الحليب باردًا إلى الطابق الخامس.'],
  ),
  review(
    3,
    ['Olivia', 'أوليفيا'],
    [
      'Good quality, though the colour is darker than in the picture.',
      'الجودة جيدة، لكن اللون أغمق مما في الصورة.',
    ],
  ),
  review(
    5,
    ['Majid', 'ماجد'],
    [
      'The pharmacist called to explain the dose. That is real service.',
      'اتصل الصيدلي ليشرح لي الجرعة. هذه هي الخدمة الحقيقية.',
    ],
  ),
  review(
    4,
    ['Rima', 'ريما'],
    [
      'Fair price and honest sizes. I will buy the larger one next time.',
      'سعر عادل وقياسات صحيحة، وسأشتري الأكبر في المرة القادمة.',
    ],
  ),
  review(
    5,
    ['Anton', 'أنطون'],
    ['In use every day for two months and still like new.', 'أستعمله كل يوم منذ شهرين وما زال كالجديد.'],
  ),
  review(
    5,
    ['Lina', 'لينا'],
    ['Ordered at breakfast, had it before lunch.', 'طلبته وقت الفطور ووصل قبل الغداء.'],
  ),
  review(
    2,
    ['Ghassan', 'غسان'],
    ['The box came dented. The product inside was fine.', 'وصلت العلبة منبعجة، أما المنتج فكان سليمًا.'],
  ),
  review(
    4,
    ['Julia', 'جوليا'],
    [
      'Good choice of organic things that others do not carry.',
      'تشكيلة جيدة من المنتجات العضوية لا تجدها عند غيرهم.',
    ],
  ),
  review(
    5,
    ['Khalid', 'خالد'],
    [
      'The bananas were green as I asked. Small thing, big trust.',
      'الموز أخضر كما طلبت. تفصيل صغير يبني ثقة كبيرة.',
    ],
  ),
  review(
    5,
    ['Emma', 'إيما'],
    [
      'A gift for my mother, wrapped beautifully. She called to say so.',
      'هدية لأمي بتغليف جميل، وقد اتصلت لتخبرني بذلك.',
    ],
  ),
  review(
    4,
    ['Rashid', 'راشد'],
    [
      'Does what it should. The instructions could be longer.',
      'يؤدي الغرض، ولو كانت التعليمات أوفى لكان أفضل.',
    ],
  ),
  review(
    3,
    ['Yara', 'يارا'],
    [
      'Everything right except the delivery window, which slipped by an hour.',
      'كل شيء صحيح، إلا أن التوصيل تأخّر ساعة عن موعده.',
    ],
  ),
  review(
    5,
    ['Martin', 'مارتن'],
    [
      'Returned the wrong size without any argument. Good people.',
      'أعدت قياسًا غير مناسب من دون أي جدال. أناس طيبون.',
    ],
  ),
  review(
    5,
    ['Zeinab', 'زينب'],
    [
      'My prescription was ready in twenty minutes. A relief with a sick child.',
      'جهّزوا وصفتي في عشرين دقيقة، وكان ذلك عونًا وطفلي مريض.',
    ],
  ),
  review(
    4,
    ['Chris', 'كريس'],
    [
      'Sturdy and good to hold. The lid is a little tight at first.',
      'متين ومريح في اليد، والغطاء محكم قليلًا في البداية.',
    ],
  ),
  review(5, ['Asma', 'أسماء'], ['Fish on ice, cleaned the way I like it.', 'سمك على الثلج، منظّف كما أحبّ.']),
  review(
    5,
    ['Idris', 'إدريس'],
    ['Cheaper than the market and nobody made me carry it.', 'أرخص من السوق، ولم أحمل منه شيئًا.'],
  ),
  review(
    2,
    ['Paula', 'باولا'],
    [
      'It was about to expire. They replaced it, so two stars, not one.',
      'كان قريبًا من انتهاء صلاحيته. استبدلوه، فنجمتان لا واحدة.',
    ],
  ),
  review(
    4,
    ['Nabil', 'نبيل'],
    ['Clear labels, careful driver, no fuss at the door.', 'ملصقات واضحة ومندوب حريص وتسليم بلا تعقيد.'],
  ),
  review(
    5,
    ['Grace', 'غريس'],
    ['The fabric is softer than I expected at this price.', 'القماش أنعم مما توقعت بهذا السعر.'],
  ),
  review(
    5,
    ['Mahmoud', 'محمود'],
    [
      'I have stopped keeping a shopping list; I just repeat the order.',
      'لم أعد أكتب قائمة مشتريات؛ أكرّر الطلب فحسب.',
    ],
  ),
];
