import * as contract from '@errand/contract/console/settings';
import type { ConsoleRoute } from '../../../console/index.ts';
import { changeSetting, listSettings, setSettingPicture, undoSetting } from './settings.service.ts';

export function settingsConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listSettings, (ctx) => listSettings(ctx));
  route(contract.changeSetting, (ctx, { params, body }) => changeSetting(ctx, params.key, body));
  route(contract.setSettingPicture, (ctx, { params, body }) => setSettingPicture(ctx, params.key, body));
  route(contract.undoSetting, (ctx, { params, body }) => undoSetting(ctx, params.key, body));
}
