import { addStore, drawCity, openForOrders } from '../support/city-steps.ts';
import { importProducts, signUp } from '../support/empty-city.ts';
import { emptyCityTest as test } from '../support/empty-city-test.ts';
import { expect, expectAccessible, expectNoHorizontalScroll } from '../support/fixtures.ts';

const MENU = ['id,category,name,name:ar,price', 's-1,Soups,Fish soup,حساء السمك,6.50'];

test('the phone desk of a shop without a geocoder takes an order to a point on the map with street and house number', async ({
  page,
  city,
}) => {
  await signUp(page, city, 'phone-desk@errand.example');
  await drawCity(page, city, { name: 'Harbor Soups', modules: ['Food'] });
  await addStore(page, city, { name: 'Harbor Soups', kind: 'Soups', module: 'Food' });
  await page.goto(`${city.console}/items/imports?store=1`);
  await importProducts(page, MENU);
  await openForOrders(page, city);

  await page.goto(`${city.console}/orders/new`);
  await page.getByLabel('Phone').fill('015112345678');
  await page.getByLabel('Name').fill('Ida Brandt');
  await page.getByRole('button', { name: 'Harbor Soups' }).click();
  await page.getByRole('button', { name: 'Fish soup' }).click();
  const delivery = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Delivery', exact: true }) });
  await expect(delivery.getByText(/^Addresses cannot be searched/)).toBeVisible();
  await expectAccessible(page, 'the phone desk without a search of addresses');
  await delivery.getByRole('button', { name: 'Choose the point on the map' }).click();
  await expect(delivery.getByRole('region', { name: 'Map of the delivery address' })).toBeVisible();
  await delivery.getByLabel('Latitude').fill('53.5461');
  await delivery.getByLabel('Longitude').fill('9.9664');
  await delivery.getByLabel('Street').fill('Harbor Street');
  await expect(page.getByText('The bill appears with a number')).toBeVisible();
  await delivery.getByLabel('House number').fill('5');
  const place = page.getByRole('button', { name: 'Place the order' });
  await expect(place).toBeEnabled();
  await expectAccessible(page, 'the phone desk with a point on the map');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page, 'the phone desk');
  await place.click();
  await expect(page.getByText('Harbor Street 5')).toBeVisible();
});
