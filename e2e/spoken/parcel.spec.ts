import { expect, test } from '../support/fixtures.ts';
import { spokenOrder } from '../support/spoken.ts';
import { start } from '../support/start.ts';
import { visit } from '../support/steps.ts';

const english = {
  title: 'Send something across town',
  box: 'Box',
  editSender: 'Edit the sender',
  addReceiver: 'Add the receiver',
  search: 'Search for an address',
  address: 'Address',
  typed: 'Ferry Pier',
  name: 'Name',
  phone: 'Phone',
  save: 'Save',
  weight: 'Weight of the parcel',
  book: /^Book the courier/,
};
const arabic: typeof english = {
  title: 'أرسل شيئًا عبر المدينة',
  box: 'صندوق',
  editSender: 'تعديل المرسِل',
  addReceiver: 'إضافة المستلِم',
  search: 'ابحث عن عنوان',
  address: 'العنوان',
  typed: 'رصيف',
  name: 'الاسم',
  phone: 'الهاتف',
  save: 'حفظ',
  weight: 'وزن الطرد',
  book: /^احجز المندوب/,
};

for (const [language, labels] of [
  ['en', english],
  ['ar', arabic],
] as const) {
  test(`[${language}] a parcel reads well from the home page to the order`, async ({ page }) => {
    await start(page, { module: 'parcel', at: '/home', language });
    const order = await spokenOrder(page, 'Parcel', language);
    await order.read('Home', undefined, page.getByRole('heading', { level: 1 }));
    await visit(page, '/parcel/booking');
    await expect(page.getByRole('heading', { level: 1, name: labels.title })).toBeVisible();
    const book = page.getByRole('button', { name: labels.book }).filter({ visible: true });
    await expect(book).toBeEnabled();
    await book.click();
    const box = page.getByRole('radio', { name: labels.box });
    const add = page.getByRole('button', { name: labels.addReceiver });
    await order.read('Booking, nothing entered', undefined, page.getByRole('radio'), box, add, book);
    await page.locator('label').filter({ hasText: labels.box }).first().click();
    for (const name of [labels.editSender, labels.addReceiver]) {
      await page.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog', { name });
      const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
      const save = dialog.getByRole('button', { name: labels.save, exact: true });
      await save.click();
      const search = dialog.getByRole('combobox', { name: labels.search });
      await order.read(
        name === labels.addReceiver ? 'Receiver, nothing entered' : 'Sender, nothing entered',
        dialog,
        search,
        field(labels.name),
        field(labels.phone),
        save,
      );
      if (name === labels.addReceiver) {
        await search.fill(labels.typed);
        await dialog
          .getByRole('option', { name: new RegExp(labels.typed) })
          .first()
          .click();
        await expect(field(labels.address)).toHaveValue(new RegExp(labels.typed));
      }
      await field(labels.name).fill(language === 'en' ? 'Layla Noor' : 'ليلى نور');
      await field(labels.phone).fill('501234567');
      await save.click();
      await expect(dialog).toBeHidden();
    }
    const weight = page.getByRole('textbox', { name: labels.weight });
    await weight.fill('5');
    await expect(book).toContainText('$');
    await expect(book).toBeEnabled();
    await page.locator('#payment input[type=radio]').first().check({ force: true });
    await expect(book).toBeEnabled();
    await order.read('Booking', undefined, weight, book);
    await book.click();
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
    await expect(page.locator('.order-panel')).toBeVisible();
    await order.read('Order', undefined, page.getByRole('heading', { level: 1 }));
    order.finish();
  });
}
