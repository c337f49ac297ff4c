import { expect, test } from '../support/fixtures.ts';
import { arabic, english } from '../support/labels.ts';
import { spokenOrder } from '../support/spoken.ts';
import { addCookies } from '../support/start.ts';
import {
  addItem,
  chooseModule,
  enterAddress,
  enterContact,
  expectDelivered,
  openCart,
  openItem,
  openStore,
  placeOrder,
} from '../support/steps.ts';

for (const [language, labels] of [
  ['en', english],
  ['ar', arabic],
] as const) {
  test(`[${language}] an order of food reads well from the landing page to the delivery`, async ({
    page,
    world,
  }) => {
    await addCookies(page, { language });
    const order = await spokenOrder(page, 'Food', language);
    const modules = await enterAddress(page, labels);
    await order.read('Module', modules, modules.getByRole('button', { name: labels.food }));
    await chooseModule(page, modules, labels.food, labels);
    await order.read('Home', undefined, page.getByRole('link', { name: labels.store }));
    await openStore(page, labels);
    await order.read('Store', undefined, page.getByRole('link', { name: labels.dish }));
    const dish = await openItem(page, labels);
    const add = dish.getByRole('button', { name: labels.addToCart });
    await add.click();
    await order.read(
      'Item, nothing chosen',
      dish,
      dish.getByRole('radiogroup'),
      dish.getByRole('radio'),
      add,
    );
    await addItem(page, dish, labels);
    await order.hears(new RegExp(labels.added));
    const drawer = await openCart(page, labels);
    const buttons = drawer.locator('.stepper button');
    await order.read('Cart', drawer, buttons.first(), buttons.last());
    await buttons.last().click();
    await order.hears(/18\.53/);
    await drawer.getByRole('button', { name: labels.checkout }).click();
    const guest = page.getByRole('button', { name: labels.asGuest });
    await order.read('Guest', page.getByRole('dialog').last(), guest);
    await guest.click();
    await expect(page).toHaveURL(/\/checkout/);
    const place = page.getByRole('button', { name: labels.placeOrder });
    await expect(place).toContainText('$');
    await order.read('Checkout', undefined, page.getByRole('button', { name: labels.addContact }), place);
    await page.getByRole('button', { name: labels.addContact }).click();
    const contact = page.getByRole('dialog', { name: labels.contact });
    const save = contact.getByRole('button', { name: labels.saveContact });
    await save.click();
    const fields = [labels.name, labels.phone, labels.email].map((name) => contact.getByLabel(name));
    await order.read('Contact, nothing entered', contact, ...fields, save);
    await page.keyboard.press('Escape');
    await enterContact(page, labels);
    const number = await placeOrder(page, labels);
    await order.read('Order', undefined, page.getByRole('heading', { level: 1 }));
    await world.deliver(number);
    await expectDelivered(page, labels);
    await order.hears(new RegExp(labels.delivered));
    order.finish();
  });
}
