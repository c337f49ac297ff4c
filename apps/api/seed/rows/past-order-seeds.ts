export type PastLine = {
  item: string;
  quantity: number;
  /** Group and labels in English. */
  groups?: [name: string, labels: string[]][];
  /** Slugs of add-ons with their quantity. */
  addOns?: [slug: string, quantity: number][];
};

export type PastOrder = {
  store: string;
  daysAgo: number;
  clock: string;
  lines: PastLine[];
  instruction?: string;
  /** Major units. */
  tip?: number;
} & ({ status: 'delivered'; courier: string; minutes: number } | { status: 'canceled'; reason: string });

/** Earlier orders of the demo customer, oldest first. */
export const pastOrderSeeds: PastOrder[] = [
  {
    store: 'old-town-greens',
    daysAgo: 16,
    clock: '10:10',
    status: 'delivered',
    courier: 'bilal',
    minutes: 31,
    lines: [
      { item: 'vine-tomatoes', quantity: 3 },
      { item: 'cucumbers', quantity: 2 },
      { item: 'broccoli', quantity: 1 },
      { item: 'garlic', quantity: 1 },
    ],
    instruction: 'Leave it at the door',
  },
  {
    store: 'saffron-street-kitchen',
    daysAgo: 9,
    clock: '19:35',
    status: 'delivered',
    courier: 'omar',
    minutes: 28,
    lines: [
      {
        item: 'charcoal-chicken-wrap',
        quantity: 2,
        groups: [
          ['Size', ['Large, half again']],
          ['Sauces', ['Garlic cream', 'Tahini and lemon']],
        ],
        addOns: [['pickle-cup', 1]],
      },
      { item: 'falafel-pocket', quantity: 1, groups: [['Sauces', ['Tahini and lemon']]] },
    ],
    tip: 1,
  },
  {
    store: 'moonbowl-ramen',
    daysAgo: 6,
    clock: '20:20',
    status: 'canceled',
    reason: 'I want to change the order',
    lines: [
      {
        item: 'miso-mushroom-ramen',
        quantity: 1,
        groups: [
          ['Noodles', ['Thick and curly']],
          ['Toppings', ['Marinated egg', 'Sweetcorn']],
        ],
      },
    ],
  },
  {
    store: 'blue-door-burgers',
    daysAgo: 3,
    clock: '13:05',
    status: 'delivered',
    courier: 'rania',
    minutes: 26,
    lines: [
      {
        item: 'double-smash-burger',
        quantity: 1,
        groups: [
          ['Make it a meal', ['Fries and lemonade']],
          ['Leave out', ['Onion']],
        ],
      },
      { item: 'sea-salt-fries', quantity: 1, groups: [['Size', ['Small']]] },
    ],
    instruction: 'Call when you are close',
  },
];
