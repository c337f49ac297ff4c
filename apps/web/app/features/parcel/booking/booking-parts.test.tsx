import type { Quote } from '@errand/contract/orders-place';
import type { ParcelCategory } from '@errand/contract/parcel';
import { expect, test } from 'vitest';
import type { OrderBody } from '#features/checkout/index.ts';
import { render, textOf } from '../../../../test/render.tsx';
import { quickWeights } from '../contents/weight-field.tsx';
import { EMPTY_PARCEL } from '../draft.ts';
import { BookingPanel } from './booking-panel.tsx';
import { CategorySection } from './contents/category-section.tsx';
import { ContentsSection } from './contents/contents-section.tsx';
import { MeasureSection } from './contents/measure-section.tsx';
import { EndCard } from './ends/ends-section.tsx';
import { useProblemTexts } from './use-problem-texts.ts';

const nothing = () => {};
const plain = (html: string) => textOf(html).replace(/[\u2066-\u2069]/g, '');

const BOX: ParcelCategory = {
  id: 4,
  slug: 'box',
  name: 'Box',
  description: 'Anything taped shut.',
  forbidden_contents: null,
  image_full_url: null,
  art: { tint: 'sand' },
  module_id: 5,
  parcel_per_km_shipping_charge: 0.8,
  parcel_minimum_shipping_charge: 2,
  measure: 'weight',
  maximum_weight: 15,
  weight_steps: [{ from: 5, extra_charge: 1 }],
  size_steps: [],
  status: 1,
};
const FLOWERS: ParcelCategory = {
  ...BOX,
  id: 5,
  name: 'Flowers',
  measure: 'size',
  size_steps: [
    { size: 'small', extra_charge: 0 },
    { size: 'large', extra_charge: 1.5 },
  ],
};

test('the chosen category states its limit and rates', () => {
  const section = (chosen: ParcelCategory | undefined) =>
    render(
      <CategorySection categories={[BOX, FLOWERS]} chosen={chosen} onChoose={nothing} problem={undefined} />,
    );
  expect(plain(section(BOX))).toContain('Up to 15 kg · $0.80 per km · at least $2.00');
  expect(section(BOX).match(/checked=""/g)).toHaveLength(1);
  expect(section(undefined)).not.toContain('checked=""');
  const free = { ...BOX, maximum_weight: null, parcel_minimum_shipping_charge: null };
  expect(plain(section(free))).not.toMatch(/Up to|at least|Not allowed/);
  expect(plain(section({ ...BOX, forbidden_contents: 'Batteries' }))).toContain('Not allowed: Batteries');
});

test('a category asks for weight or size, with the extra charge of each step', () => {
  const measure = (category: ParcelCategory) =>
    render(
      <MeasureSection
        category={category}
        draft={{ weight: 5, size: 'large' }}
        change={nothing}
        problem={undefined}
      />,
    );
  expect(plain(measure(BOX))).toContain('1 kg 2 kg 5 kg 10 kg');
  expect(plain(measure(BOX))).toContain('From 5 kg +$1.00');
  expect(measure(BOX).match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(plain(measure(FLOWERS))).toMatch(/Small Fits in one hand Large Takes both arms\s+\+\$1\.50/);
  expect(plain(measure(FLOWERS))).not.toContain('Medium');
});

const LABELS = {
  unsure: 'checkout.unsure',
  totalChanged: 'checkout.totalChanged',
  offline: 'parcel-booking.offline',
} as const;

test('a booking without a receiver says before its first quote why it has no total, and a complete one waits for it', () => {
  const panel = (incomplete: boolean) =>
    render(
      <BookingPanel
        quote={null}
        stale
        busy={false}
        held={false}
        incomplete={incomplete}
        nextStep={null}
        onPlace={nothing}
        onRetry={null}
        promises={[]}
        notes={{ seen: { changes: [], before: null, now: null }, labels: LABELS, reason: null }}
        from={null}
        to={null}
        picture={null}
        coupon={{ code: null, onCode: nothing, storeId: null }}
        couponProblem={undefined}
        orderProblem={undefined}
      />,
    );
  const wait = 'checkout-summary-wait';
  const text = 'Choose what you send and both places';
  expect([panel(true).includes(wait), plain(panel(true)).includes(text)]).toEqual([false, true]);
  expect([panel(false).includes(wait), plain(panel(false)).includes(text)]).toEqual([true, false]);
});

test('usual weights end at the limit of the category', () => {
  expect(quickWeights(2)).toEqual([1, 2]);
  expect(quickWeights(null)).toEqual([1, 2, 5, 10, 20]);
});

test('the button of an end is described by its problem', () => {
  const card = (problem: string | undefined) =>
    render(<EndCard which="receiver" end={null} icon={null} onEdit={nothing} problem={problem} />);
  expect(card('Tell us where.')).toMatch(/aria-describedby="parcel-receiver-note"/);
  expect(card('Tell us where.')).toMatch(/id="parcel-receiver-note"/);
  expect(card(undefined)).not.toContain('aria-describedby');
});

const MISSING = { code: 'required', message: 'Required', field: 'parcel_weight' };
const HEAVY = { code: 'parcel_too_heavy', message: 'Too heavy', field: 'parcel_weight' };

function Email({ attempted }: { attempted: boolean }) {
  const { textAt } = useProblemTexts(null, { attempted, hasPayment: true, needsEmail: true, value: null });
  return <p>{textAt('sender') ?? 'nothing'}</p>;
}

function Weight(props: { problem: Quote['problems'][number]; attempted: boolean }) {
  const quote = { problems: [props.problem] } as Quote;
  const { textAt } = useProblemTexts(quote, {
    attempted: props.attempted,
    hasPayment: true,
    needsEmail: false,
    value: null,
  });
  return <p>{textAt('weight') ?? 'nothing'}</p>;
}

test('a missing value is reported after the first attempt, a wrong one at once', () => {
  const shown = (problem: Quote['problems'][number], attempted: boolean) =>
    plain(render(<Weight problem={problem} attempted={attempted} />));
  expect(shown(MISSING, false)).toBe('nothing');
  expect(shown(MISSING, true)).toBe('Enter the weight.');
  expect(shown(HEAVY, false)).toBe('Too heavy');
  expect(plain(render(<Email attempted={false} />))).toBe('nothing');
  expect(plain(render(<Email attempted />))).toBe('Add an email for the account.');
});

function Receiver({ name }: { name: string }) {
  const field = 'receiver_details.contact_person_name';
  const quote = { problems: [{ code: 'required', message: 'Required', field }] } as Quote;
  const known = { attempted: true, hasPayment: true, needsEmail: false, value: null };
  const body = { receiver_details: { contact_person_name: name } } as OrderBody;
  const { textAt } = useProblemTexts(quote, { ...known, body });
  return <p>{textAt('receiver') ?? 'nothing'}</p>;
}

test('what was entered meanwhile is not missing, even before the next quote', () => {
  expect(plain(render(<Receiver name="" />))).toBe('Add a name and a phone number.');
  expect(plain(render(<Receiver name="Rana" />))).toBe('nothing');
});

function Worth({ value }: { value: number }) {
  const { textAt, all } = useProblemTexts(null, {
    attempted: false,
    hasPayment: true,
    needsEmail: false,
    value,
  });
  return <p>{`${textAt('value') ?? 'nothing'} ${all.size}`}</p>;
}

test('a declared value out of bounds is named at its field, holds the booking and is never cut', () => {
  const problem = 'Enter a value from zero to $10,000,000.00. 1';
  for (const value of [999_999_999_999, -1, Number.NaN])
    expect(plain(render(<Worth value={value} />))).toBe(problem);
  for (const value of [0, 12.5, 10_000_000]) expect(plain(render(<Worth value={value} />))).toBe('nothing 0');
});

test('the contents say what is not carried, with the terms, and what the value is for', () => {
  const html = render(
    <ContentsSection
      draft={EMPTY_PARCEL}
      change={nothing}
      problems={{ contents: undefined, value: undefined }}
    />,
  );
  expect(plain(html)).toMatch(/Not carried: animals, cash, weapons/);
  expect(html).toContain('href="/terms-and-conditions"');
  expect(plain(html)).toContain('it counts if the parcel is lost or damaged');
});
