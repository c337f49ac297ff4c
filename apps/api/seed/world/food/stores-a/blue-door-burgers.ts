import type { StoreSeed } from '../../types.ts';
import { addOn, kcal, meat, pickAny, pickOne, pickSome, text, veg } from './build.ts';
import { cupSize, ice } from './groups.ts';

const patty = pickOne(
  ['Patties', 'عدد الأقراص'],
  [
    ['One', 'قرص واحد', 0],
    ['Two', 'قرصان', 3],
    ['Three', 'ثلاثة أقراص', 5],
  ],
);
const meal = pickOne(
  ['Make it a meal', 'اجعلها وجبة'],
  [
    ['Fries and lemonade', 'بطاطس وليمونادة', 4],
    ['Rings and lemonade', 'حلقات بصل وليمونادة', 5],
  ],
  false,
);
const without = pickAny(['Leave out', 'بدون'], 1, 3, [
  ['Onion', 'بصل', 0],
  ['Pickle', 'مخلل', 0],
  ['Tomato', 'طماطم', 0],
  ['Sauce', 'صلصة', 0],
]);
const extras = ['fried-egg', 'beef-bacon', 'extra-cheese', 'blue-sauce'];
const bun = ['wheat', 'milk', 'egg', 'sesame'];

export const blueDoorBurgers: StoreSeed = {
  slug: 'blue-door-burgers',
  module: 'food',
  name: text(['Blue Door Burgers', 'برجر الباب الأزرق']),
  kind: text(['Burgers', 'برجر']),
  district: 'old-town',
  tint: 'butter',
  motif: 'awning',
  pictures: ['hamburger', 'french-fries'],
  arcade: ['french-fries', 'hamburger', 'hot-dog', 'bacon', 'onion', 'cup-with-straw'],
  rating: [4.6, 860],
  deliveryMinutes: [20, 30],
  minimumOrder: 6,
  taxRate: 5,
  packaging: 0.5,
  takeAway: true,
  hours: 'always',
  veg: true,
  nonVeg: true,
  halal: true,
  featured: true,
  announcement: text([
    'Buns are baked at four every afternoon. The evening ones are still warm.',
    'نخبز الخبز كل يوم عند الرابعة عصرًا، فيصلك خبز المساء دافئًا.',
  ]),
  openedDaysAgo: 610,
  addOns: [
    addOn('fried-egg', ['Fried egg', 'بيضة مقلية'], 1.2),
    addOn('beef-bacon', ['Beef bacon', 'بيكون بقري'], 1.8),
    addOn('extra-cheese', ['Extra cheese', 'جبن إضافي'], 1),
    addOn('blue-sauce', ['Pot of house sauce', 'علبة صلصة البيت'], 0.6),
  ],
  menu: [
    {
      category: 'burgers',
      items: [
        meat(
          'double-smash-burger',
          ['Double smash burger', 'برجر مضغوط مزدوج'],
          [
            'Two lacy-edged beef patties, cheddar, pickle and house sauce.',
            'قرصا لحم بحواف مقرمشة مع شيدر ومخلل وصلصة البيت.',
          ],
          9.25,
          'hamburger',
          'butter',
          {
            recommended: true,
            groups: [meal, without],
            addOns: extras,
            nutrition: kcal(780, 46),
            allergies: bun,
            tags: ['beef', 'smash'],
            rating: [4.7, 288],
          },
        ),
        meat(
          'crispy-chicken-burger',
          ['Crispy chicken burger', 'برجر دجاج مقرمش'],
          [
            'Buttermilk chicken, cabbage slaw and a slow chilli heat.',
            'دجاج منقوع باللبن وسلطة ملفوف ولسعة خفيفة.',
          ],
          8.4,
          'poultry-leg',
          'peach',
          {
            recommended: true,
            groups: [
              pickOne(
                ['Heat', 'درجة الحدّة'],
                [
                  ['Plain', 'غير حار', 0],
                  ['Warm', 'حار قليلًا', 0],
                  ['Fierce', 'حار جدًا', 0],
                ],
              ),
              meal,
            ],
            addOns: extras,
            nutrition: kcal(690, 38),
            allergies: bun,
            rating: [4.7, 231],
          },
        ),
        meat(
          'door-classic',
          ['The door classic', 'كلاسيك الباب'],
          [
            'One thick patty, lettuce, tomato, onion and yellow mustard.',
            'قرص سميك مع خس وطماطم وبصل وخردل أصفر.',
          ],
          7.8,
          'hamburger',
          'sky',
          {
            recommended: true,
            groups: [patty, meal, without],
            addOns: extras,
            nutrition: kcal(610, 32),
            allergies: [...bun, 'mustard'],
            rating: [4.6, 194],
          },
        ),
        meat(
          'mushroom-melt-burger',
          ['Mushroom melt burger', 'برجر الفطر والجبن'],
          [
            'Butter mushrooms and nutty cheese melted over one patty.',
            'فطر بالزبدة وجبن غني ذائب فوق قرص لحم.',
          ],
          9.6,
          'brown-mushroom',
          'stone',
          {
            groups: [patty, meal],
            addOns: extras,
            nutrition: kcal(720, 37),
            allergies: bun,
            rating: [4.5, 87],
          },
        ),
        meat(
          'hot-honey-burger',
          ['Hot honey burger', 'برجر العسل الحار'],
          ['Beef, beef bacon and honey warmed with red chilli.', 'لحم وبيكون بقري وعسل دافئ بالفلفل الأحمر.'],
          10.2,
          'honey-pot',
          'butter',
          {
            groups: [patty, meal],
            addOns: extras,
            discount: { type: 'percent', value: 12 },
            nutrition: kcal(810, 40),
            allergies: bun,
            rating: [4.8, 121],
          },
        ),
        meat(
          'fish-finger-bun',
          ['Fish finger bun', 'ساندويتش أصابع السمك'],
          [
            'Crumbed harbour cod, tartare sauce and crisp lettuce.',
            'سمك قد مقرمش من الميناء مع صلصة تارتار وخس.',
          ],
          8.9,
          'fish',
          'sea',
          { groups: [meal], nutrition: kcal(590, 30), allergies: [...bun, 'fish'], rating: [4.4, 58] },
        ),
        veg(
          'black-bean-burger',
          ['Black bean burger', 'برجر الفاصولياء السوداء'],
          [
            'Bean and beetroot patty, avocado, pickled onion, no dairy.',
            'قرص فاصولياء وشمندر مع أفوكادو وبصل مخلل، بلا ألبان.',
          ],
          8.2,
          'beans',
          'clay',
          {
            groups: [meal, without],
            nutrition: kcal(520, 19),
            allergies: ['wheat', 'sesame'],
            tags: ['vegan'],
            rating: [4.5, 76],
          },
        ),
        veg(
          'halloumi-burger',
          ['Halloumi burger', 'برجر الحلوم'],
          [
            'Grilled halloumi, roasted pepper and a spoon of mint yoghurt.',
            'حلوم مشوي وفلفل محمّر وملعقة لبن بالنعناع.',
          ],
          8.6,
          'cheese-wedge',
          'sand',
          { groups: [meal], nutrition: kcal(610, 27), allergies: bun, rating: [4.6, 69] },
        ),
        meat(
          'beef-hot-dog',
          ['Long beef dog', 'هوت دوغ بقري طويل'],
          [
            'Smoked beef sausage, crisp onion and two mustards.',
            'نقانق بقرية مدخّنة وبصل مقرمش ونوعان من الخردل.',
          ],
          5.9,
          'hot-dog',
          'peach',
          { groups: [without], allergies: ['wheat', 'mustard'], nutrition: kcal(480, 19), rating: [4.3, 64] },
        ),
        meat(
          'slider-box',
          ['Box of six sliders', 'علبة ست برجرات صغيرة'],
          [
            'Six small burgers to pass around, three beef, three chicken.',
            'ستة برجرات صغيرة للمشاركة، ثلاثة لحم وثلاثة دجاج.',
          ],
          16.5,
          'takeout-box',
          'sky',
          {
            maxQuantity: 5,
            discount: { type: 'amount', value: 2 },
            nutrition: kcal(1420, 78),
            allergies: bun,
            rating: [4.7, 52],
          },
        ),
      ],
    },
    {
      category: 'breakfast',
      items: [
        meat(
          'morning-egg-bun',
          ['Morning egg bun', 'خبزة البيض الصباحية'],
          [
            'Folded egg, beef bacon and cheddar, until eleven only.',
            'بيض مطوي وبيكون بقري وشيدر، حتى الحادية عشرة فقط.',
          ],
          5.4,
          'bacon',
          'rose',
          {
            available: ['06:00', '11:00'],
            scheduleOrder: true,
            nutrition: kcal(490, 26),
            allergies: bun,
            rating: [4.5, 49],
          },
        ),
      ],
    },
    {
      category: 'sides',
      items: [
        veg(
          'sea-salt-fries',
          ['Sea salt fries', 'بطاطس بملح البحر'],
          [
            'Skin-on potatoes, fried twice and salted while hot.',
            'بطاطس بقشرها مقلية مرتين ومملّحة وهي ساخنة.',
          ],
          3.2,
          'french-fries',
          'butter',
          { recommended: true, groups: [cupSize], nutrition: kcal(370, 5), rating: [4.7, 240] },
        ),
        meat(
          'loaded-fries',
          ['Loaded fries', 'بطاطس محمّلة'],
          [
            'Chopped beef, cheese sauce, pickled chilli and spring onion.',
            'لحم مفروم وصلصة جبن وفلفل مخلل وبصل أخضر.',
          ],
          6.4,
          'potato',
          'clay',
          {
            groups: [
              pickSome(['Toppings', 'الإضافات'], 1, 3, [
                ['Pickled chilli', 'فلفل مخلل', 0],
                ['Crisp onion', 'بصل مقرمش', 0],
                ['Jalapeño cheese', 'جبن بالهلابينو', 1],
                ['Fried egg', 'بيضة مقلية', 1],
              ]),
            ],
            nutrition: kcal(690, 24),
            allergies: ['milk'],
            rating: [4.6, 103],
          },
        ),
        veg(
          'onion-rings',
          ['Onion rings', 'حلقات البصل'],
          ['Thick rings in airy batter with a smoky dip.', 'حلقات سميكة بعجينة هشّة مع غموس مدخّن.'],
          3.8,
          'onion',
          'lilac',
          { nutrition: kcal(410, 6), allergies: ['wheat', 'egg'], rating: [4.5, 91] },
        ),
        veg(
          'sweet-potato-wedges',
          ['Sweet potato wedges', 'بطاطا حلوة بالفرن'],
          [
            'Roasted soft inside, with rosemary salt and yoghurt.',
            'طرية من الداخل، مع ملح إكليل الجبل واللبن.',
          ],
          4.1,
          'roasted-sweet-potato',
          'peach',
          { nutrition: kcal(320, 5), allergies: ['milk'], rating: [4.4, 47] },
        ),
        veg(
          'corn-ribs',
          ['Charred corn ribs', 'ذرة مشوية بالأصابع'],
          [
            'Corn cut into ribs, lime butter and mild paprika.',
            'ذرة مقطّعة أصابع بزبدة الليمون وبابريكا خفيفة.',
          ],
          4.3,
          'ear-of-corn',
          'mint',
          { nutrition: kcal(260, 6), allergies: ['milk'], rating: [4.5, 38] },
        ),
        veg(
          'crunchy-slaw',
          ['Crunchy slaw', 'سلطة ملفوف مقرمشة'],
          [
            'White cabbage, carrot and apple in a light vinegar dressing.',
            'ملفوف أبيض وجزر وتفاح بتتبيلة خل خفيفة.',
          ],
          2.9,
          'carrot',
          'butter',
          { nutrition: kcal(150, 2), allergies: ['egg'], rating: [4.2, 33] },
        ),
      ],
    },
    {
      category: 'drinks',
      items: [
        veg(
          'blue-lemonade',
          ['Blue door lemonade', 'ليمونادة الباب الأزرق'],
          [
            'Cloudy lemon with butterfly-pea flower and plenty of ice.',
            'ليمون طازج بزهرة البازلاء الزرقاء وثلج كثير.',
          ],
          2.9,
          'cup-with-straw',
          'sky',
          { groups: [cupSize, ice], rating: [4.6, 132] },
        ),
        veg(
          'vanilla-shake',
          ['Vanilla malt shake', 'مخفوق الفانيلا'],
          [
            'Thick vanilla ice cream, cold milk and a little malt.',
            'آيس كريم فانيلا كثيف وحليب بارد وقليل من الملت.',
          ],
          4.6,
          'glass-of-milk',
          'stone',
          { groups: [cupSize], allergies: ['milk', 'wheat'], nutrition: kcal(520, 11), rating: [4.7, 88] },
        ),
        veg(
          'ginger-soda',
          ['Ginger soda', 'صودا الزنجبيل'],
          ['Pressed ginger, lime and bubbles, not too sweet.', 'زنجبيل معصور وليمون وفوّار، حلاوته معتدلة.'],
          2.7,
          'ginger-root',
          'sand',
          { groups: [ice], rating: [4.3, 27] },
        ),
      ],
    },
    {
      category: 'desserts',
      items: [
        veg(
          'warm-chocolate-cookie',
          ['Warm chocolate cookie', 'كوكيز شوكولاتة دافئة'],
          ['Baked when you order, crisp rim and a soft middle.', 'تُخبز عند طلبك، حوافها مقرمشة وقلبها طري.'],
          2.8,
          'cookie',
          'peach',
          { nutrition: kcal(380, 5), allergies: ['wheat', 'milk', 'egg'], rating: [4.8, 117] },
        ),
        veg(
          'soft-serve-cone',
          ['Soft serve cone', 'آيس كريم طري'],
          ['Fresh milk soft serve with a pinch of sea salt.', 'آيس كريم من حليب طازج برشّة ملح بحري.'],
          2.4,
          'soft-ice-cream',
          'lilac',
          { allergies: ['milk', 'wheat'], rating: [4.4, 61] },
        ),
      ],
    },
  ],
};
