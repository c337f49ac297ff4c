import type { Config } from '@errand/contract/config';
import { abbreviateMoney, formatMoney, type MoneyStyle, toMinor } from '@errand/domain/money';
import { useConfig } from './config.tsx';

export function moneyStyle(config: Config): MoneyStyle {
  return {
    symbol: config.currency_symbol,
    direction: config.currency_symbol_direction,
    digits: config.digit_after_decimal_point,
  };
}

/** Formats amounts of the wire (major units): `exact` for totals, `short` for cards and chips ("$120K"). */
export function useMoney() {
  const style = moneyStyle(useConfig());
  return {
    style,
    exact: (major: number) => formatMoney(toMinor(major, style.digits), style),
    short: (major: number) => abbreviateMoney(toMinor(major, style.digits), style),
    exactMinor: (minor: number) => formatMoney(minor, style),
  };
}
