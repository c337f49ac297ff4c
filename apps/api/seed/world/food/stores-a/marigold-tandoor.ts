import type { StoreSeed } from '../../types.ts';
import { addOn, kcal, meat, pickAny, pickOne, pickSome, text, veg } from './build.ts';
import { spiceLevel } from './groups.ts';

const portion = pickOne(
  ['Portion', 'الكمية'],
  [
    ['For one', 'لشخص', 0],
    ['For two', 'لشخصين', 6],
  ],
);
const withRice = pickOne(
  ['Comes with', 'يُقدَّم مع'],
  [
    ['Basmati rice', 'أرز بسمتي', 0],
    ['Butter naan', 'نان بالزبدة', 0],
    ['Saffron rice', 'أرز بالزعفران', 1],
  ],
);
const sides = ['raita', 'mango-chutney', 'papadam'];

export const marigoldTandoor: StoreSeed = {
  slug: 'marigold-tandoor',
  module: 'food',
  name: text(['Marigold Tandoor', 'تنّور الأقحوان']),
  kind: text(['Indian', 'هندي']),
  district: 'silk-market',
  tint: 'clay',
  motif: 'sun',
  pictures: ['curry-rice', 'hot-pepper', 'flatbread'],
  arcade: ['hot-pepper', 'curry-rice', 'pot-of-food', 'flatbread', 'mango', 'teacup-without-handle'],
  rating: [4.7, 1480],
  deliveryMinutes: [30, 45],
  minimumOrder: 10,
  taxRate: 5,
  packaging: 0.6,
  takeAway: true,
  hours: 'always',
  discount: { type: 'percent', value: 20, minPurchase: 25, maxDiscount: 8 },
  veg: true,
  nonVeg: true,
  halal: true,
  featured: true,
  openedDaysAgo: 780,
  addOns: [
    addOn('raita', ['Cucumber yoghurt', 'لبن بالخيار'], 1.2),
    addOn('mango-chutney', ['Mango chutney', 'شطني المانجو'], 0.9),
    addOn('papadam', ['Lentil crisps, two', 'رقائق العدس، قطعتان'], 1),
    addOn('lime-pickle', ['Lime pickle', 'مخلل الليمون'], 0.7),
  ],
  menu: [
    {
      category: 'indian',
      items: [
        meat(
          'butter-chicken',
          ['Butter chicken', 'دجاج بالزبدة'],
          [
            'Tandoor chicken in tomato, butter and a little fenugreek.',
            'دجاج من التنّور بصلصة الطماطم والزبدة وقليل من الحلبة.',
          ],
          11.9,
          'curry-rice',
          'peach',
          {
            recommended: true,
            groups: [spiceLevel, withRice, portion],
            addOns: sides,
            nutrition: kcal(720, 41),
            allergies: ['milk', 'nuts'],
            tags: ['curry', 'chicken'],
            rating: [4.9, 388],
          },
        ),
        meat(
          'lamb-rogan',
          ['Slow lamb rogan', 'لحم روغان'],
          ['Lamb shoulder cooked for hours with Kashmiri chilli.', 'كتف غنم مطهو ساعات مع الفلفل الكشميري.'],
          13.5,
          'pot-of-food',
          'butter',
          {
            recommended: true,
            groups: [spiceLevel, withRice],
            addOns: [...sides, 'lime-pickle'],
            nutrition: kcal(760, 44),
            rating: [4.8, 201],
          },
        ),
        veg(
          'yellow-dal',
          ['Tempered yellow dal', 'عدس أصفر مُتبَّل'],
          [
            'Soft lentils, sizzling cumin, garlic and dried chilli.',
            'عدس ناعم مع كمون محمّر وثوم وفلفل مجفف.',
          ],
          6.8,
          'bowl-with-spoon',
          'sand',
          {
            recommended: true,
            groups: [spiceLevel],
            addOns: sides,
            nutrition: kcal(340, 19),
            tags: ['vegan'],
            rating: [4.6, 147],
          },
        ),
        veg(
          'paneer-spinach',
          ['Spinach paneer', 'بانير بالسبانخ'],
          ['Fresh cheese cubes in garlicky spinach with cream.', 'مكعّبات جبن طازج في سبانخ بالثوم والكريمة.'],
          9.2,
          'leafy-green',
          'butter',
          {
            recommended: true,
            groups: [spiceLevel, withRice],
            addOns: sides,
            nutrition: kcal(510, 24),
            allergies: ['milk'],
            rating: [4.7, 165],
          },
        ),
        meat(
          'chicken-biryani',
          ['Sealed chicken biryani', 'برياني الدجاج المختوم'],
          [
            'Rice and chicken steamed under dough, opened at your table.',
            'أرز ودجاج على البخار تحت عجينة تُفتح أمامك.',
          ],
          12.8,
          'shallow-pan-of-food',
          'rose',
          {
            recommended: true,
            groups: [spiceLevel, portion],
            addOns: ['raita', 'lime-pickle'],
            nutrition: kcal(830, 43),
            allergies: ['milk', 'wheat'],
            tags: ['rice', 'biryani'],
            rating: [4.8, 294],
          },
        ),
        meat(
          'prawn-biryani',
          ['Prawn biryani', 'برياني الروبيان'],
          [
            'Harbour prawns, coconut, curry leaf and long rice.',
            'روبيان الميناء وجوز الهند وورق الكاري وأرز طويل الحبة.',
          ],
          15.2,
          'shrimp',
          'sea',
          {
            groups: [spiceLevel],
            addOns: ['raita'],
            nutrition: kcal(740, 38),
            allergies: ['shellfish', 'milk'],
            available: ['12:00', '22:00'],
            rating: [4.6, 73],
          },
        ),
        veg(
          'potato-cauliflower',
          ['Potato and cauliflower', 'بطاطس وقرنبيط'],
          [
            'Dry-fried with turmeric, ginger and green coriander.',
            'مقلّبة بالكركم والزنجبيل والكزبرة الخضراء.',
          ],
          7.4,
          'potato',
          'mint',
          {
            groups: [spiceLevel],
            addOns: sides,
            nutrition: kcal(290, 8),
            tags: ['vegan'],
            rating: [4.4, 61],
          },
        ),
        veg(
          'smoked-aubergine-mash',
          ['Smoked aubergine mash', 'باذنجان مدخّن مهروس'],
          [
            'Fire-roasted aubergine with tomato, peas and cumin.',
            'باذنجان مشوي على النار مع طماطم وبازلاء وكمون.',
          ],
          7.9,
          'eggplant',
          'lilac',
          { groups: [spiceLevel], addOns: sides, nutrition: kcal(310, 7), rating: [4.5, 48] },
        ),
        veg(
          'chickpea-masala',
          ['Chickpea masala', 'حمص بالماسالا'],
          ['Chickpeas in onion gravy, sour with dried mango.', 'حمص بصلصة البصل، حامض بمسحوق المانجو.'],
          7.2,
          'beans',
          'clay',
          {
            groups: [spiceLevel, withRice],
            addOns: sides,
            discount: { type: 'percent', value: 15 },
            nutrition: kcal(420, 16),
            tags: ['vegan'],
            rating: [4.6, 92],
          },
        ),
      ],
    },
    {
      category: 'grills',
      items: [
        meat(
          'tandoori-half-chicken',
          ['Tandoori half chicken', 'نصف دجاجة تندوري'],
          [
            'Yoghurt and red chilli marinade, charred in the clay oven.',
            'متبّلة باللبن والفلفل الأحمر ومشوية في تنّور الطين.',
          ],
          10.9,
          'poultry-leg',
          'peach',
          {
            groups: [spiceLevel],
            addOns: sides,
            nutrition: kcal(560, 54),
            allergies: ['milk'],
            rating: [4.7, 133],
          },
        ),
        meat(
          'minced-lamb-skewers',
          ['Minced lamb skewers', 'سيخ كباب هندي'],
          [
            'Lamb with mint and green chilli, pressed on iron rods.',
            'لحم غنم بالنعناع والفلفل الأخضر على أسياخ الحديد.',
          ],
          10.2,
          'cut-of-meat',
          'rose',
          { addOns: sides, nutrition: kcal(480, 37), rating: [4.6, 81] },
        ),
        veg(
          'tandoori-cauliflower',
          ['Tandoori cauliflower', 'قرنبيط تندوري'],
          [
            'Charred florets, lemon, chaat salt and mint yoghurt.',
            'زهرات محمّرة وليمون وملح الشات ولبن بالنعناع.',
          ],
          7.6,
          'broccoli',
          'mint',
          {
            discount: { type: 'amount', value: 1 },
            nutrition: kcal(260, 9),
            allergies: ['milk'],
            rating: [4.5, 39],
          },
        ),
      ],
    },
    {
      category: 'sides',
      items: [
        veg(
          'butter-naan',
          ['Butter naan', 'نان بالزبدة'],
          ['Pulled from the tandoor wall and brushed with butter.', 'يخرج من جدار التنّور ويُدهن بالزبدة.'],
          1.8,
          'flatbread',
          'sand',
          {
            groups: [
              pickOne(
                ['Topping', 'الوجه'],
                [
                  ['Plain', 'سادة', 0],
                  ['Garlic', 'ثوم', 0],
                  ['Sesame', 'سمسم', 0],
                  ['Cheese', 'جبن', 1],
                ],
              ),
            ],
            nutrition: kcal(280, 8),
            allergies: ['wheat', 'milk'],
            rating: [4.8, 276],
          },
        ),
        veg(
          'vegetable-samosas',
          ['Samosas, three', 'سمبوسة، ثلاث قطع'],
          [
            'Potato, pea and coriander seed in crackling pastry.',
            'بطاطس وبازلاء وبذور كزبرة في عجينة مقرمشة.',
          ],
          3.9,
          'dumpling',
          'butter',
          {
            groups: [
              pickSome(['Chutneys', 'الشطني'], 1, 2, [
                ['Tamarind', 'تمر هندي', 0],
                ['Mint', 'نعناع', 0],
                ['Red chilli', 'فلفل أحمر', 0],
              ]),
            ],
            nutrition: kcal(330, 7),
            allergies: ['wheat'],
            rating: [4.7, 158],
          },
        ),
        veg(
          'onion-fritters',
          ['Onion fritters', 'باجي البصل'],
          [
            'Tangled onion in chickpea batter, fried until lacy.',
            'شرائح بصل بعجينة الحمص مقلية حتى القرمشة.',
          ],
          3.6,
          'onion',
          'lilac',
          { nutrition: kcal(310, 8), rating: [4.5, 87] },
        ),
        veg(
          'saffron-rice',
          ['Saffron rice', 'أرز بالزعفران'],
          ['Long basmati, saffron milk and a cardamom pod.', 'بسمتي طويل الحبة بحليب الزعفران وحبّة هيل.'],
          3.2,
          'cooked-rice',
          'butter',
          { nutrition: kcal(340, 6), allergies: ['milk'], rating: [4.6, 66] },
        ),
        veg(
          'cucumber-onion-salad',
          ['Cucumber and onion salad', 'سلطة خيار وبصل'],
          ['Cold, sharp and peppery, for beside a curry.', 'باردة وحامضة ومفلفلة، ترافق الكاري.'],
          2.8,
          'cucumber',
          'sky',
          {
            groups: [
              pickAny(['Add', 'أضف'], 1, 2, [
                ['Tomato', 'طماطم', 0],
                ['Green chilli', 'فلفل أخضر', 0],
                ['Radish', 'فجل', 0],
              ]),
            ],
            rating: [4.2, 27],
          },
        ),
      ],
    },
    {
      category: 'drinks',
      items: [
        veg(
          'mango-lassi',
          ['Mango lassi', 'لاسي المانجو'],
          [
            'Ripe mango blended with yoghurt and a little cardamom.',
            'مانجو ناضج مخفوق باللبن وقليل من الهيل.',
          ],
          3.4,
          'mango',
          'sand',
          { recommended: true, nutrition: kcal(260, 8), allergies: ['milk'], rating: [4.8, 182] },
        ),
        veg(
          'masala-chai',
          ['Masala chai', 'شاي ماسالا'],
          [
            'Strong tea boiled with milk, ginger and black pepper.',
            'شاي ثقيل مغلي بالحليب والزنجبيل والفلفل الأسود.',
          ],
          2.2,
          'teacup-without-handle',
          'clay',
          {
            groups: [
              pickOne(
                ['Sugar', 'السكر'],
                [
                  ['Without', 'بلا سكر', 0],
                  ['Little', 'قليل', 0],
                  ['Sweet', 'حلو', 0],
                ],
              ),
            ],
            allergies: ['milk'],
            rating: [4.7, 109],
          },
        ),
        veg(
          'salted-lime-soda',
          ['Salted lime soda', 'صودا الليمون المملّحة'],
          ['Fresh lime, black salt and cold soda.', 'ليمون طازج وملح أسود وصودا باردة.'],
          2.5,
          'lime',
          'sky',
          { rating: [4.4, 45] },
        ),
      ],
    },
    {
      category: 'desserts',
      items: [
        veg(
          'pistachio-kulfi',
          ['Pistachio kulfi', 'كولفي الفستق'],
          ['Dense milk ice with pistachio, cut from the mould.', 'مثلجات حليب كثيفة بالفستق تُقطع من القالب.'],
          3.6,
          'ice-cream',
          'mint',
          { nutrition: kcal(250, 7), allergies: ['milk', 'nuts'], rating: [4.7, 63] },
        ),
        veg(
          'rose-milk-balls',
          ['Rose milk balls', 'كرات الحليب بالورد'],
          [
            'Two warm milk dumplings in rose and cardamom syrup.',
            'كرتان دافئتان من الحليب في قَطر الورد والهيل.',
          ],
          3.3,
          'dango',
          'rose',
          { nutrition: kcal(310, 5), allergies: ['milk', 'wheat'], rating: [4.6, 58] },
        ),
      ],
    },
  ],
};
