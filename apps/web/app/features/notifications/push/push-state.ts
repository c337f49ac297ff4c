import type { PushState, PushSupport } from '@errand/client/push-browser.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';

/** The subscription that the server has of this browser, and whose it is (`visitorName`). */
export type PushDevice = { endpoint: string; visitor: string };

/** A stored device; null for anything else. */
export function readDevice(stored: unknown): PushDevice | null {
  const { endpoint, visitor } = fieldsOf(stored);
  return typeof endpoint === 'string' && typeof visitor === 'string' ? { endpoint, visitor } : null;
}

/** `device` is null while the visitor has not turned messages on. */
export function pushStateOf(browser: {
  support: PushSupport;
  permission: NotificationPermission;
  device: PushDevice | null;
}): PushState {
  const { support, permission, device } = browser;
  if (support !== 'supported') return support;
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && device !== null ? 'on' : 'off';
}

/** Whether the server has another subscription of this browser, or has it for another visitor. */
export function isOutdated(device: PushDevice, current: PushDevice): boolean {
  return device.endpoint !== current.endpoint || device.visitor !== current.visitor;
}
