import type { Page } from '@playwright/test';
import { watchAnnouncements } from '../support/announcements.ts';
import { expect, test } from '../support/fixtures.ts';
import { arabic, english } from '../support/labels.ts';
import { start } from '../support/start.ts';
import { checkOutAsGuest, openCart, openItem, pick } from '../support/steps.ts';

const LANGUAGES = [
  {
    language: 'en',
    labels: english,
    line: (quantity: number, total: string) => `Charcoal chicken wrap, quantity ${quantity}, total ${total}`,
    checkout: 'Checkout',
    size: {
      name: 'Regular Included',
      description: 'Variation Size can not remain without selection.',
      invalid: 'true',
      group: 'Size',
    },
    contact: { name: 'Name', description: 'Name is required', invalid: 'true', group: '' },
  },
  {
    language: 'ar',
    labels: arabic,
    line: (quantity: number, total: string) =>
      `لفافة دجاج على الفحم، ${['', 'قطعة واحدة', 'قطعتان', '3 قطع'][quantity]}، الإجمالي ${total}`,
    checkout: 'إتمام الطلب',
    size: {
      name: 'عادي ضمن السعر',
      description: 'يجب الاختيار من الحجم.',
      invalid: 'true',
      group: 'الحجم',
    },
    contact: { name: 'الاسم', description: 'الاسم مطلوب', invalid: 'true', group: '' },
  },
] as const;

type Focus = { name: string; description: string; invalid: string; group: string };

/**
 * The focused control in the accessibility tree of Chromium. `invalid` is its own state or that of its group of radio
 * buttons, `group` the name of that group.
 */
async function focusOf(page: Page): Promise<Focus> {
  const network = await page.context().newCDPSession(page);
  const { nodes } = await network.send('Accessibility.getFullAXTree');
  await network.detach();
  const property = (node: (typeof nodes)[number] | undefined, wanted: string) =>
    node?.properties?.find(({ name }) => name === wanted)?.value.value;
  const focused = nodes.findLast((node) => node.role?.value !== 'RootWebArea' && property(node, 'focused'));
  let group = focused;
  while (group && group.role?.value !== 'radiogroup') {
    const { parentId } = group;
    group = nodes.find(({ nodeId }) => nodeId === parentId);
  }
  return {
    name: String(focused?.name?.value ?? ''),
    description: String(focused?.description?.value ?? ''),
    invalid: String(property(group ?? focused, 'invalid')),
    group: String(group?.name?.value ?? ''),
  };
}

for (const { language, labels, line, ...texts } of LANGUAGES) {
  test(`[${language}] each event of a cart is announced once, with its item, and errors are read at the control that has the focus`, async ({
    page,
  }) => {
    await start(page, { at: '/store/saffron-street-kitchen', language });
    const announced = await watchAnnouncements(page);
    const dish = await openItem(page, labels);
    await dish.getByRole('button', { name: labels.addToCart }).click();
    await expect(dish.getByRole('radio').first()).toBeFocused();
    expect(await focusOf(page)).toEqual(texts.size);
    await pick(dish, labels.large);
    await announced('opening, adding without a size, and choosing one', [`polite: ${line(1, '$10.90')}`]);
    await pick(dish, labels.garlic);
    await dish.getByRole('button', { name: labels.addToCart }).click();
    await expect(dish).toBeHidden();
    await announced('adding', [`polite: ${labels.added}: ${line(1, '$10.90')}`]);
    const drawer = await openCart(page, labels);
    const buttons = drawer.locator('.stepper button');
    await buttons.last().click();
    await announced('one more', [`polite: ${line(2, '$18.53')}`]);
    await buttons.last().click();
    await buttons.last().click();
    await buttons.first().click();
    await announced('several presses in a row', [/^polite: .*\$/]);
    await checkOutAsGuest(page, drawer, labels);
    await announced('the next page', [new RegExp(`^polite: ${texts.checkout}`)]);
    await page.getByRole('button', { name: labels.addContact }).click();
    const contact = page.getByRole('dialog', { name: labels.contact });
    await contact.getByRole('button', { name: labels.saveContact }).click();
    await expect(contact.getByLabel(labels.name)).toBeFocused();
    expect(await focusOf(page)).toEqual(texts.contact);
    await page.keyboard.press('Enter');
    await announced('a second attempt from the field itself', [`assertive: ${texts.contact.description}`]);
    await page.keyboard.press('Escape');
    await expect(contact).toBeHidden();
    await page.goBack();
    await announced('nothing of the form, then the next page', [new RegExp(`^polite: ${labels.store}`)]);
  });
}
