import * as contract from '@errand/contract/console/module-home';
import { getVideoContent, listReasons } from '@errand/contract/promotions';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeModule } from '../../../../test/factories/index.ts';
import { formOf, pictureOf } from '../../../../test/upload.ts';

const { shop, operator } = await openConsole();
const module = await makeModule(shop.api.db, { type: 'parcel' });
const params = { id: module.id };
const visitor = shop.api.client({ language: 'ar', moduleId: module.id });

test('steps and picture of a module’s home reach the shop, and two editors do not overwrite each other', async () => {
  const { version } = await operator.call(contract.getModuleHome, { params });
  expect(version).toBe('new');
  const save = (en: string) =>
    operator.call(contract.saveModuleSteps, {
      params,
      body: { steps: [{ title: { en, ar: 'من أين' }, text: { en: 'Two places.' } }], version },
    });
  await save('Say where');
  expect(await codeOf(save('Mine'))).toBe('changed_meanwhile');
  const body = formOf({ picture: [await pictureOf(79)] });
  const { picture } = await operator.call(contract.setModuleHomePicture, { params, body });
  expect(await visitor.call(getVideoContent, {})).toMatchObject({
    banner_image_full_url: picture,
    banner_contents: [{ title: 'من أين', description: 'Two places.' }],
  });
  expect(await codeOf(operator.call(contract.getModuleHome, { params: { id: 99_999 } }))).toBe('not_found');
});

test('a reason is shown in its order until it is deleted, and a module has at most twelve', async () => {
  const create = (en: string, position = 0) =>
    operator.call(contract.createModuleReason, {
      body: { module_id: module.id, title: { en }, text: { en: 'Four digits.' }, position },
    });
  const titles = async () => (await visitor.call(listReasons, {})).banners.map(({ title }) => title);
  const last = await create('Fast', 2);
  await create('Safe', 1);
  expect(await titles()).toEqual(['Safe', 'Fast']);
  const { id, title, text, tint, version } = last;
  const change = () =>
    operator.call(contract.updateModuleReason, {
      params: { id },
      body: { title: { en: title.en }, text: { en: text.en }, tint, position: 0, version },
    });
  await change();
  expect(await codeOf(change())).toBe('changed_meanwhile');
  expect(await titles()).toEqual(['Fast', 'Safe']);
  await operator.call(contract.deleteModuleReason, { params: { id } });
  expect(await titles()).toEqual(['Safe']);
  for (let more = 1; more < 12; more += 1) await create(`Reason ${more}`);
  expect(await codeOf(create('One more'))).toBe('module_reasons_many');
});
