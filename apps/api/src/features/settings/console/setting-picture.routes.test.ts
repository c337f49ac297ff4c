import { getConfig } from '@errand/contract/config';
import { listSettings, setSettingPicture, undoSetting } from '@errand/contract/console/settings';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';

const { shop, operator } = await openConsole();

const config = () => shop.api.client().call(getConfig, {});
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1a7533' } })
    .png()
    .toBuffer();

async function settingOf(key: string) {
  const { rows } = await operator.call(listSettings, {});
  const row = rows.find((one) => one.key === key);
  if (!row) throw new Error(`no setting ${key}`);
  return row;
}

async function upload(key: string, picture: Buffer | null, version?: string) {
  const body = new FormData();
  body.set('version', version ?? (await settingOf(key)).version);
  if (picture) body.set('picture', new File([new Uint8Array(picture)], 'picture.png', { type: 'image/png' }));
  return operator.call(setSettingPicture, { params: { key }, body });
}

test('an uploaded logo is in the configuration at once, is undone like any setting, and is removed without a file', async () => {
  expect(await settingOf('logo')).toMatchObject({ kind: 'picture', picture_url: null });
  const first = await upload('logo', await blank(300, 60));
  expect(first.picture_url).toMatch(/\/media\/[0-9a-f]{64}\/800\.webp$/);
  expect((await config()).logo_full_url).toBe(first.picture_url);
  const second = await upload('logo', await blank(310, 60));
  expect((await config()).logo_full_url).toBe(second.picture_url);
  const undone = await operator.call(undoSetting, {
    params: { key: 'logo' },
    body: { version: second.version },
  });
  expect(undone.picture_url).toBe(first.picture_url);
  expect((await upload('logo', null)).picture_url).toBeNull();
  expect((await config()).logo_full_url).toBeNull();
});

test('an icon that is not square or too small is refused at the field, as is a file that is no picture', async () => {
  for (const [width, height] of [
    [512, 500],
    [96, 96],
  ] as const)
    await expect(upload('fav_icon', await blank(width, height))).rejects.toMatchObject({
      errors: [{ code: 'picture', message: expect.stringContaining('square') }],
    });
  await expect(upload('fav_icon', Buffer.from('no picture'))).rejects.toMatchObject({
    errors: [{ code: 'picture', message: expect.stringContaining('JPEG') }],
  });
  expect((await config()).fav_icon_full_url).toBeNull();
  await upload('fav_icon', await blank(512, 512));
  expect((await config()).fav_icon_full_url).not.toBeNull();
});

test('a picture for a setting of another kind is refused, and so is one over another member’s change', async () => {
  expect(await codeOf(upload('business_name', await blank(8, 8)))).toBe('not_found');
  const { version } = await settingOf('social_picture');
  await upload('social_picture', await blank(1200, 630));
  expect(await codeOf(upload('social_picture', await blank(600, 315), version))).toBe('changed_meanwhile');
});
