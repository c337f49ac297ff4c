import { expect, test } from 'vitest';
import { faultOf, renderTemplate } from './liquid.ts';

const VARIABLES = ['name', 'store'];
const kindOf = (template: string) => faultOf(template, VARIABLES)?.kind ?? null;

test('a template fills its variables, chooses by conditions, and leaves out what has no value', () => {
  const template = 'Hello {{ name }}{% if store %} of {{ store | upcase }}{% endif %}.';
  expect(kindOf(template)).toBeNull();
  expect(renderTemplate(template, { name: 'Mona', store: 'Bakery' })).toBe('Hello Mona of BAKERY.');
  expect(renderTemplate(template, { name: 'Mona' })).toBe('Hello Mona.');
  expect(renderTemplate('{{ name | default: "you" }}', {})).toBe('you');
});

test('a variable that a message does not have is found, also in a branch that no order takes', () => {
  expect(faultOf('{{ nmae }}', VARIABLES)).toEqual({ kind: 'variable', name: 'nmae' });
  expect(faultOf('{% if false %}{{ total }}{% endif %}', VARIABLES)).toEqual({
    kind: 'variable',
    name: 'total',
  });
  expect(faultOf('{% if reason %}x{% endif %}', VARIABLES)).toEqual({ kind: 'variable', name: 'reason' });
  expect(faultOf('{{ name | default: phone }}', VARIABLES)).toEqual({ kind: 'variable', name: 'phone' });
});

test('a template does not reach prototypes, constructors or the process', () => {
  for (const path of [
    'name.constructor',
    'name.__proto__',
    'constructor',
    '__proto__',
    'name["constructor"]',
    'process.env',
  ])
    expect(kindOf(`{{ ${path} }}`)).toBe('variable');
  expect(
    renderTemplate('{{ constructor }}{{ __proto__ }}{{ toString }}{{ name.constructor.name }}', {
      name: 'x',
    }),
  ).toBe('');
});

test('a template has no loops, assignments, files or other templates', () => {
  const forbidden = [
    "{% render 'secrets' %}",
    "{% include '/etc/passwd' %}",
    "{% layout 'main' %}",
    '{% for i in (1..10000000) %}{{ name }}{% endfor %}',
    '{% tablerow i in (1..10) %}{{ name }}{% endtablerow %}',
    '{% assign a = name %}',
    '{% capture a %}x{% endcapture %}',
    '{% increment a %}',
    "{{ name | date: '%9999999d' }}",
    "{{ name | replace: 'a', name }}",
    '{{ name | json }}',
  ];
  for (const template of forbidden) {
    expect(kindOf(template), template).toBe('syntax');
    expect(() => renderTemplate(template, { name: 'x' }), template).toThrow(/tag|filter/);
  }
});

test('a template that would render megabytes or nest without end is stopped at once', () => {
  const began = performance.now();
  for (const template of [
    '{{ (1..99999999) }}',
    '{% if (1..99999999) contains 7 %}x{% endif %}',
    'x'.repeat(30_000),
    '{% if name %}'.repeat(5000),
    `{{ name${' | upcase'.repeat(10_000)} }}`,
  ]) {
    expect(kindOf(template), template.slice(0, 40)).toBe('syntax');
    expect(() => renderTemplate(template, { name: 'x' }), template.slice(0, 40)).toThrow(
      /limit|not closed|too long/,
    );
  }
  expect(() => renderTemplate('{{ name }}'.repeat(100), { name: 'x'.repeat(100_000) })).toThrow('too long');
  expect(performance.now() - began).toBeLessThan(2000);
});

test('what is wrong with the syntax is said without a file or a line', () => {
  expect(faultOf('Hello {{ name', VARIABLES)).toMatchObject({ kind: 'syntax' });
  const fault = faultOf('{% if name %}', VARIABLES);
  expect(fault).toMatchObject({ kind: 'syntax', detail: expect.not.stringMatching(/line|file/) });
});
