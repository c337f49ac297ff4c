/** The six modules of the product [MODULE-01], in the order of the module switcher. */
export const MODULE_TYPES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];

/** Names of the behavior switches, spelled as in `module_config` of `/api/v1/config`. */
export const MODULE_SWITCHES = [
  'order_place_to_schedule_interval',
  'add_on',
  'stock',
  'veg_non_veg',
  'unit',
  'order_attachment',
  'always_open',
  'all_zone_service',
  'item_available_time',
  'show_restaurant_text',
  'is_parcel',
  'is_rental',
  'organic',
  'cutlery',
  'common_condition',
  'nutrition',
  'allergy',
  'basic',
  'halal',
  'brand',
  'generic_name',
  'new_variation',
] as const;
export type ModuleSwitch = (typeof MODULE_SWITCHES)[number];
export type ModuleConfig = Record<ModuleSwitch, boolean> & { order_status: { accepted: boolean } };

const ON: Record<ModuleType, ModuleSwitch[]> = {
  grocery: ['stock', 'unit', 'organic', 'nutrition', 'allergy', 'halal', 'order_place_to_schedule_interval'],
  food: [
    'add_on',
    'veg_non_veg',
    'item_available_time',
    'show_restaurant_text',
    'cutlery',
    'nutrition',
    'allergy',
    'halal',
    'new_variation',
  ],
  pharmacy: ['stock', 'unit', 'order_attachment', 'common_condition', 'basic', 'generic_name'],
  ecommerce: ['stock', 'unit', 'always_open', 'all_zone_service', 'brand'],
  parcel: ['is_parcel', 'always_open'],
  rental: ['is_rental'],
};

/** All switches of a module type. Returns a new object on every call. */
export function moduleConfig(type: ModuleType): ModuleConfig {
  const switches = Object.fromEntries(MODULE_SWITCHES.map((name) => [name, ON[type].includes(name)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the keys of MODULE_SWITCHES.
  return { order_status: { accepted: type === 'food' }, ...switches } as ModuleConfig;
}

export type ShoppingModule = Exclude<ModuleType, 'parcel' | 'rental'>;

/** Whether customers put items of stores into a cart; a parcel or vehicle is booked instead. */
export function isShopping(type: ModuleType): type is ShoppingModule {
  return type !== 'parcel' && type !== 'rental';
}

/** Whether items of this module have a stock. Food is prepared to order and has none. */
export function hasStock(type: ModuleType): boolean {
  return ON[type].includes('stock');
}

export function isModuleType(text: string): text is ModuleType {
  return (MODULE_TYPES as readonly string[]).includes(text);
}
