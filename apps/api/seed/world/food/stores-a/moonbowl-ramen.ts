import type { StoreSeed } from '../../types.ts';
import { addOn, kcal, meat, pickAny, pickOne, pickSome, text, veg } from './build.ts';
import { spiceLevel } from './groups.ts';

const noodle = pickOne(
  ['Noodles', 'الشعيرية'],
  [
    ['Thin and firm', 'رفيعة متماسكة', 0],
    ['Thick and curly', 'سميكة متموجة', 0],
    ['Rice noodles', 'شعيرية أرز', 1],
  ],
);
const toppings = pickAny(['Toppings', 'إضافات الوعاء'], 1, 4, [
  ['Marinated egg', 'بيضة متبّلة', 2],
  ['Sweetcorn', 'ذرة', 1],
  ['Seaweed', 'أعشاب بحرية', 1],
  ['Bamboo shoots', 'براعم الخيزران', 1],
  ['Chilli paste', 'معجون الفلفل', 0],
]);
const dip = pickOne(
  ['Dip', 'الصلصة'],
  [
    ['Black vinegar', 'خل أسود', 0],
    ['Chilli crisp', 'زيت الفلفل المقرمش', 0],
    ['Sesame', 'سمسم', 0],
  ],
);
const wheatSoy = ['wheat', 'soy', 'egg'];

export const moonbowlRamen: StoreSeed = {
  slug: 'moonbowl-ramen',
  module: 'food',
  name: text(['Moonbowl Ramen', 'رامن القمر']),
  kind: text(['Japanese', 'ياباني']),
  district: 'silk-market',
  tint: 'rose',
  motif: 'sun',
  pictures: ['steaming-bowl', 'dumpling'],
  arcade: [
    'dumpling',
    'steaming-bowl',
    'chopsticks',
    'fish-cake-with-swirl',
    'rice-ball',
    'teacup-without-handle',
  ],
  rating: [4.9, 640],
  deliveryMinutes: [30, 40],
  minimumOrder: 10,
  taxRate: 5,
  packaging: 0.8,
  takeAway: true,
  hours: 'always',
  discount: { type: 'percent', value: 10, minPurchase: 30, maxDiscount: 6 },
  veg: true,
  nonVeg: true,
  halal: true,
  featured: true,
  announcement: text([
    'Broth and noodles travel apart. Pour, wait one minute, eat.',
    'يصلك المرق والشعيرية منفصلين: اسكب، وانتظر دقيقة، ثم تفضّل.',
  ]),
  openedDaysAgo: 420,
  addOns: [
    addOn('extra-noodles', ['Extra noodles', 'شعيرية إضافية'], 2),
    addOn('soft-egg', ['Soft egg', 'بيضة طرية'], 1.5),
    addOn('extra-broth', ['Cup of broth', 'كوب مرق'], 1.8),
    addOn('chilli-crisp', ['Chilli crisp', 'زيت فلفل مقرمش'], 0.9),
  ],
  menu: [
    {
      category: 'noodles',
      items: [
        veg(
          'miso-mushroom-ramen',
          ['Miso mushroom ramen', 'رامن الفطر والميسو'],
          [
            'Roasted mushroom broth, red miso, greens and sesame.',
            'مرق فطر محمّص وميسو أحمر وخضار ورقية وسمسم.',
          ],
          11,
          'steaming-bowl',
          'rose',
          {
            recommended: true,
            groups: [noodle, toppings],
            addOns: ['extra-noodles', 'soft-egg', 'chilli-crisp'],
            nutrition: kcal(520, 21),
            allergies: [...wheatSoy, 'sesame'],
            tags: ['ramen', 'vegetarian'],
            rating: [4.9, 176],
          },
        ),
        meat(
          'chicken-white-ramen',
          ['Chicken white ramen', 'رامن الدجاج بالمرق الأبيض'],
          [
            'Chicken bones simmered fourteen hours, grilled thigh, soft egg.',
            'عظام دجاج تُطهى أربع عشرة ساعة، وفخذ مشوي وبيضة طرية.',
          ],
          12.5,
          'bowl-with-spoon',
          'sand',
          {
            recommended: true,
            groups: [noodle, toppings],
            addOns: ['extra-noodles', 'extra-broth', 'chilli-crisp'],
            nutrition: kcal(690, 42),
            allergies: wheatSoy,
            tags: ['ramen', 'chicken'],
            rating: [4.9, 208],
          },
        ),
        meat(
          'beef-shoyu-ramen',
          ['Beef shoyu ramen', 'رامن اللحم بالصويا'],
          [
            'Clear soy broth, braised beef and burnt spring onion.',
            'مرق صويا صافٍ ولحم مطهو ببطء وبصل أخضر محمّر.',
          ],
          13.2,
          'cut-of-meat',
          'peach',
          {
            recommended: true,
            groups: [noodle, toppings],
            addOns: ['extra-noodles', 'soft-egg'],
            nutrition: kcal(720, 44),
            allergies: wheatSoy,
            rating: [4.8, 131],
          },
        ),
        meat(
          'fire-moon-ramen',
          ['Fire moon ramen', 'رامن القمر الناري'],
          [
            'Chicken broth reddened with three chillies and sesame paste.',
            'مرق دجاج أحمر بثلاثة أنواع من الفلفل ومعجون السمسم.',
          ],
          12.9,
          'hot-pepper',
          'butter',
          {
            groups: [
              pickOne(
                ['How hot', 'درجة الحدّة'],
                [
                  ['Glow', 'دافئ', 0],
                  ['Flame', 'لاهب', 0],
                  ['Eclipse', 'كسوف', 1],
                ],
              ),
              noodle,
              toppings,
            ],
            addOns: ['soft-egg', 'extra-broth'],
            nutrition: kcal(740, 39),
            allergies: [...wheatSoy, 'sesame'],
            rating: [4.7, 98],
          },
        ),
        meat(
          'prawn-udon-soup',
          ['Prawn udon soup', 'حساء أودون بالروبيان'],
          [
            'Fat noodles, kelp broth and two prawns in light batter.',
            'شعيرية سميكة ومرق أعشاب بحرية وحبّتا روبيان بعجينة خفيفة.',
          ],
          13.6,
          'fried-shrimp',
          'sea',
          {
            addOns: ['extra-noodles'],
            nutrition: kcal(580, 29),
            allergies: [...wheatSoy, 'shellfish', 'fish'],
            rating: [4.7, 72],
          },
        ),
        veg(
          'cold-soba',
          ['Cold soba tray', 'سوبا باردة'],
          [
            'Buckwheat noodles on ice with wasabi and a soy dip.',
            'شعيرية حنطة سوداء على الثلج مع واسابي وغموس الصويا.',
          ],
          9.8,
          'chopsticks',
          'sky',
          {
            available: ['11:00', '17:00'],
            nutrition: kcal(390, 15),
            allergies: ['wheat', 'soy'],
            rating: [4.5, 41],
          },
        ),
        meat(
          'stir-fried-noodles',
          ['Stir-fried noodles', 'نودلز مقلّبة'],
          [
            'Wheat noodles, chicken, cabbage and a dark sweet sauce.',
            'شعيرية قمح ودجاج وملفوف بصلصة داكنة حلوة.',
          ],
          10.4,
          'spaghetti',
          'clay',
          {
            groups: [
              pickOne(
                ['Protein', 'البروتين'],
                [
                  ['Chicken', 'دجاج', 0],
                  ['Beef', 'لحم', 2],
                  ['Prawn', 'روبيان', 3],
                  ['Tofu', 'توفو', 0],
                ],
              ),
              spiceLevel,
            ],
            nutrition: kcal(640, 33),
            allergies: wheatSoy,
            rating: [4.6, 85],
          },
        ),
        meat(
          'little-moon-ramen',
          ['Little moon ramen', 'رامن القمر الصغير'],
          [
            'A small mild bowl for children, chicken and sweetcorn.',
            'وعاء صغير خفيف للأطفال، بالدجاج والذرة.',
          ],
          6.5,
          'ear-of-corn',
          'mint',
          { maxQuantity: 6, nutrition: kcal(340, 19), allergies: wheatSoy, rating: [4.8, 37] },
        ),
      ],
    },
    {
      category: 'sides',
      items: [
        meat(
          'pan-dumplings',
          ['Pan dumplings, six', 'زلابية بالمقلاة، ست قطع'],
          ['Chicken and chive, crisp below and soft above.', 'دجاج وكرّاث، مقرمشة من أسفل وطرية من أعلى.'],
          6.2,
          'dumpling',
          'peach',
          {
            recommended: true,
            groups: [dip],
            nutrition: kcal(380, 20),
            allergies: ['wheat', 'soy', 'sesame'],
            tags: ['gyoza'],
            rating: [4.8, 154],
          },
        ),
        veg(
          'spinach-dumplings',
          ['Spinach dumplings, six', 'زلابية السبانخ، ست قطع'],
          [
            'Spinach, tofu and ginger in thin steamed skins.',
            'سبانخ وتوفو وزنجبيل في رقائق رفيعة على البخار.',
          ],
          5.8,
          'leafy-green',
          'mint',
          { groups: [dip], nutrition: kcal(290, 13), allergies: ['wheat', 'soy'], rating: [4.6, 58] },
        ),
        meat(
          'fish-cake-skewers',
          ['Fish cake skewers', 'أسياخ كعك السمك'],
          ['Three skewers in warm kelp broth with mustard.', 'ثلاثة أسياخ في مرق دافئ مع الخردل.'],
          5.4,
          'oden',
          'butter',
          { nutrition: kcal(210, 18), allergies: ['fish', 'wheat', 'mustard'], rating: [4.4, 33] },
        ),
        veg(
          'salted-soybeans',
          ['Salted soybeans', 'فول صويا مملّح'],
          ['Steamed in the pod with flakes of sea salt.', 'مطهو على البخار بقشره مع رقائق الملح البحري.'],
          3.9,
          'pea-pod',
          'sand',
          {
            groups: [
              pickOne(
                ['Flavour', 'النكهة'],
                [
                  ['Sea salt', 'ملح بحري', 0],
                  ['Chilli and lime', 'فلفل وليمون', 0],
                ],
              ),
            ],
            nutrition: kcal(190, 17),
            allergies: ['soy'],
            tags: ['edamame', 'vegan'],
            rating: [4.6, 89],
          },
        ),
        meat(
          'crisp-chicken-bites',
          ['Crisp chicken bites', 'قطع دجاج مقرمشة'],
          [
            'Ginger and garlic chicken thigh with lemon and mayonnaise.',
            'أفخاذ دجاج بالزنجبيل والثوم مع ليمون ومايونيز.',
          ],
          6.8,
          'poultry-leg',
          'clay',
          {
            discount: { type: 'percent', value: 15 },
            nutrition: kcal(450, 28),
            allergies: ['wheat', 'soy', 'egg'],
            rating: [4.8, 119],
          },
        ),
        veg(
          'rice-balls-two',
          ['Rice balls, two', 'كرات أرز، قطعتان'],
          ['Warm rice, pickled plum and toasted seaweed.', 'أرز دافئ وبرقوق مخلل وأعشاب بحرية محمّصة.'],
          4.2,
          'rice-ball',
          'sky',
          { nutrition: kcal(310, 6), allergies: ['soy'], rating: [4.5, 47] },
        ),
        meat(
          'swirl-fish-cake',
          ['Swirl fish cake', 'كعك السمك الحلزوني'],
          ['Four slices seared in butter, good on any bowl.', 'أربع شرائح محمّرة بالزبدة، تليق بأي وعاء.'],
          2.9,
          'fish-cake-with-swirl',
          'lilac',
          { nutrition: kcal(110, 9), allergies: ['fish', 'milk', 'egg'], rating: [4.3, 22] },
        ),
      ],
    },
    {
      category: 'salads',
      items: [
        veg(
          'cucumber-sesame',
          ['Smashed cucumber', 'خيار مهروس بالسمسم'],
          ['Cold cucumber, toasted sesame, rice vinegar and garlic.', 'خيار بارد وسمسم محمّص وخل أرز وثوم.'],
          4.1,
          'cucumber',
          'mint',
          { nutrition: kcal(120, 4), allergies: ['sesame', 'soy'], rating: [4.6, 66] },
        ),
        veg(
          'seaweed-salad',
          ['Seaweed salad', 'سلطة الأعشاب البحرية'],
          [
            'Three seaweeds, shaved radish and a bright citrus dressing.',
            'ثلاثة أنواع من الأعشاب البحرية وفجل وتتبيلة حمضيات.',
          ],
          4.7,
          'green-salad',
          'sea',
          { nutrition: kcal(90, 3), allergies: ['soy', 'sesame'], rating: [4.4, 35] },
        ),
      ],
    },
    {
      category: 'healthy',
      items: [
        meat(
          'salmon-rice-bowl',
          ['Salmon rice bowl', 'وعاء أرز بالسلمون'],
          [
            'Seared salmon, brown rice, greens and a soft egg.',
            'سلمون محمّر وأرز بني وخضار ورقية وبيضة طرية.',
          ],
          13.9,
          'cooked-rice',
          'peach',
          {
            groups: [
              pickSome(['Greens', 'الخضار'], 2, 3, [
                ['Spinach', 'سبانخ', 0],
                ['Broccoli', 'بروكلي', 0],
                ['Cucumber', 'خيار', 0],
                ['Soybeans', 'فول الصويا', 0],
                ['Avocado', 'أفوكادو', 1],
              ]),
            ],
            nutrition: kcal(560, 37),
            allergies: ['fish', 'egg', 'soy'],
            rating: [4.7, 61],
          },
        ),
      ],
    },
    {
      category: 'drinks',
      items: [
        veg(
          'roasted-green-tea',
          ['Roasted green tea', 'شاي أخضر محمّص'],
          ['Toasty and low in caffeine, in a pot for two.', 'بنكهة محمّصة وكافيين قليل، إبريق لشخصين.'],
          2.6,
          'teacup-without-handle',
          'butter',
          { rating: [4.6, 43] },
        ),
        veg(
          'citrus-fizz',
          ['Citrus fizz', 'فوّار الحمضيات'],
          ['Sharp citrus, a spoon of honey and cold bubbles.', 'حمضيات لاذعة وملعقة عسل وفوّار بارد.'],
          3.1,
          'tangerine',
          'sky',
          { rating: [4.5, 39] },
        ),
      ],
    },
    {
      category: 'desserts',
      items: [
        veg(
          'three-dango',
          ['Rice dumplings on a stick', 'دانغو على عود'],
          ['Three chewy rice dumplings with a sweet soy glaze.', 'ثلاث كرات أرز مطاطية بطبقة صويا حلوة.'],
          3.4,
          'dango',
          'rose',
          { allergies: ['soy'], nutrition: kcal(210, 3), rating: [4.5, 51] },
        ),
        veg(
          'matcha-shaved-ice',
          ['Matcha shaved ice', 'ثلج مبشور بالماتشا'],
          [
            'Fine ice, green tea syrup and sweet red beans.',
            'ثلج ناعم وشراب الشاي الأخضر وفاصولياء حمراء محلّاة.',
          ],
          4.4,
          'shaved-ice',
          'mint',
          { discount: { type: 'amount', value: 1 }, nutrition: kcal(240, 4), rating: [4.7, 44] },
        ),
      ],
    },
  ],
};
