import type { Picture, Text, Tint } from '../types.ts';

type Door = { title: Text; subtitle: Text; button: Text; picture: Picture; tint: Tint };

/** Texts of the landing page, in the form of the landing data. */
export const landingTexts = {
  header: {
    title: text('Every errand, one place.', 'كل مشاويرك، في مكان واحد'),
    subtitle: text(
      'Dinner, groceries, medicine, a gift, a parcel, a car for the weekend. Tell us where you are and the shops of Marsa come to you.',
      'عشاء وبقالة ودواء وهدية وطرد وسيارة لنهاية الأسبوع. أخبرنا أين أنت، ومتاجر مرسى تأتي إليك.',
    ),
    tagLine: text('Six kinds of errand, ready when you are', 'ستة أنواع من المشاوير، جاهزة متى شئت'),
  },
  modules: {
    food: text('Hot meals in half an hour', 'وجبات ساخنة خلال نصف ساعة'),
    grocery: text('A full basket, picked fresh', 'سلة كاملة تُنتقى طازجة'),
    pharmacy: text('Medicine and care, day or night', 'أدوية وعناية ليلًا ونهارًا'),
    ecommerce: text('Good things from local shops', 'أشياء جميلة من متاجر الحي'),
    parcel: text('Door to door, across the city', 'من الباب إلى الباب في المدينة'),
    rental: text('A car for an hour or a week', 'سيارة لساعة أو لأسبوع'),
  },
  company: {
    title: text('There and back, while you get on with your day', 'ذهابًا وإيابًا، وأنت تكمل يومك'),
    subtitle: text('Say where, fill a basket, watch it come.', 'حدّد المكان، واملأ السلة، وتابع وصوله.'),
    description: text(
      'A live line on the map, from the shop door to yours.',
      'خط حي على الخريطة من باب المتجر إلى بابك.',
    ),
    button: text('Find stores', 'ابحث عن متاجر'),
  },
  earning: {
    title: text('Work with us', 'اعمل معنا'),
    subtitle: text('Open a door or take the road.', 'افتح متجرك أو انطلق على الطريق.'),
  },
  seller: door(
    text('Open a store on Errand', 'افتح متجرك على Errand'),
    text('Reach every street in Marsa. Set up in an afternoon.', 'صِل إلى كل شوارع مرسى، وابدأ خلال ساعات.'),
    text('Register a store', 'سجّل متجرًا'),
    'convenience-store',
    'butter',
  ),
  courier: door(
    text('Deliver, on your hours', 'وصّل في أوقاتك'),
    text('Ride when it suits you. Paid every week.', 'اعمل متى يناسبك، وأجرك كل أسبوع.'),
    text('Become a courier', 'انضم كمندوب'),
    'motor-scooter',
    'sea',
  ),
  business: {
    title: text('Loved in Marsa this week', 'الأكثر طلبًا في مرسى هذا الأسبوع'),
    subtitle: text('The shops people came back to.', 'المتاجر التي عاد إليها الناس.'),
  },
  testimonials: {
    title: text('What people say', 'ماذا يقول الناس'),
    list: [
      testimonial(
        ['Layla Noor', 'ليلى نور'],
        ['Teacher, Old Town', 'معلّمة، المدينة القديمة'],
        [
          'I watched the scooter turn into my street and put the kettle on.',
          'رأيت الدراجة تدخل شارعي فوضعت إبريق الشاي على النار.',
        ],
      ),
      testimonial(
        ['Sami Reef', 'سامي ريف'],
        ['Carpenter, Stone Bridge', 'نجّار، الجسر الحجري'],
        [
          'A pickup for two hours, a bolt from the shop, lunch in between.',
          'بيك أب لساعتين ومسمار من المتجر وغداء بينهما.',
        ],
      ),
      testimonial(
        ['Dana Qamar', 'دانة قمر'],
        ['Baker, Silk Market', 'خبّازة، سوق الحرير'],
        [
          'Half my morning bread now leaves by courier, and arrives warm.',
          'نصف خبز الصباح عندي يخرج الآن مع المندوب ويصل دافئًا.',
        ],
      ),
    ],
  },
  newsletter: {
    title: text('A short letter every Thursday', 'رسالة قصيرة كل خميس'),
    subtitle: text('New stores and the week’s offers. Nothing else.', 'متاجر جديدة وعروض الأسبوع، لا أكثر.'),
  },
  footer: {
    description: text(
      'One place for everything the day asks of you, from the shops of Marsa.',
      'مكان واحد لكل ما يطلبه يومك، من متاجر مرسى.',
    ),
    text: text('Made in Marsa.', 'صُنع في مرسى.'),
  },
};

function text(en: string, ar: string): Text {
  return { en, ar };
}

function door(title: Text, subtitle: Text, button: Text, picture: Picture, tint: Tint): Door {
  return { title, subtitle, button, picture, tint };
}

function testimonial(
  name: [string, string],
  designation: [string, string],
  review: [string, string],
): { name: Text; designation: Text; review: Text } {
  return { name: text(...name), designation: text(...designation), review: text(...review) };
}
