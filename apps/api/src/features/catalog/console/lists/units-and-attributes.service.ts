import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/catalog/units-and-attributes';
import { attributesFault } from '@errand/domain/catalog';
import { withoutEmpty } from '@errand/domain/language';
import { AppError } from '../../../../platform/http/index.ts';
import { namedRows } from './named-rows.ts';
import { attributeRows, listAttributes, listUnits, unitRows } from './units-and-attributes.queries.ts';

type UnitBody = ParsedInput<typeof contract.createUnit>['body'];
type AttributeBody = ParsedInput<typeof contract.createAttribute>['body'];

export const units = namedRows({
  rows: unitRows,
  listAll: listUnits,
  toValues: ({ name }: UnitBody) => ({ name: withoutEmpty(name) }),
  // Items show their unit in the other languages.
  isShown: true,
});

/** Create and update throw `option_names_repeat`. */
export const attributes = namedRows({
  rows: attributeRows,
  listAll: listAttributes,
  toValues({ name, options }: AttributeBody) {
    const attribute = { title: name.en, options: options.map(({ en }) => en) };
    if (attributesFault([attribute], attribute.options) !== null)
      throw new AppError('option_names_repeat', {}, 'options');
    return { name: withoutEmpty(name), options: options.map(withoutEmpty) };
  },
  isShown: false,
});
