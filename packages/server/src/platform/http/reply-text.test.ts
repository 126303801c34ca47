import { calls } from '@countersign/contract/calls';
import type { Endpoint } from '@countersign/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { replyText } from './reply-text.ts';

const described: [string, Endpoint][] = Object.entries(calls);
const answering = described.flatMap(([name, { response }]) =>
  response === undefined ? [] : [[name, response] as const],
);

/** What a value of a plain kind may be, and now and then what it may not be. */
const wrong = fc.constantFrom<unknown>(
  null,
  undefined,
  7,
  1.5,
  Number.NaN,
  -0,
  '',
  'x',
  true,
  [],
  {},
  [1],
  new Date(0),
);
const texts = fc.oneof(fc.string(), fc.constantFrom('"', '\\', '\u0000', '\n', '\ud800', '陈立', '𠮷', '\u2028'));
const instants = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString());

function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const right = rightOf(schema);
  return fc.oneof({ arbitrary: right, weight: 60 }, { arbitrary: wrong, weight: 1 });
}

function rightOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodISODateTime) return instants;
  if (schema instanceof z.ZodString) return texts;
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return fc.oneof(fc.nat(), fc.integer(), fc.double());
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodNullable) return fc.option(valuesOf(schema.unwrap()), { nil: null });
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fc.option(valuesOf(schema.unwrap()), { nil: undefined });
  if (schema instanceof z.ZodArray) return fc.array(valuesOf(schema.element), { maxLength: 3 });
  if (schema instanceof z.ZodObject) {
    const named = Object.entries(schema.def.shape).map(([name, part]) => [name, valuesOf(part as z.core.$ZodType)]);
    const unnamed = fc.oneof({ arbitrary: fc.constant({}), weight: 3 }, fc.constant({ passwordHash: 'secret' }));
    return fc
      .tuple(fc.record(Object.fromEntries(named) as Record<string, fc.Arbitrary<unknown>>), unnamed)
      .map(([value, more]) => ({ ...more, ...value }));
  }
  if (schema instanceof z.ZodRecord) return fc.dictionary(fc.string(), texts, { maxKeys: 3 });
  return wrong;
}

/** The text, or what is wrong with the value. */
function told(make: () => string | undefined): unknown {
  try {
    return make();
  } catch (error) {
    return error instanceof z.ZodError ? error.issues : error;
  }
}

describe('The text of a reply', () => {
  it.each(answering)('of %s is that of the parsed value, and refuses the same values', (_, schema) => {
    const text = replyText(schema);
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        expect(told(() => text(value))).toEqual(told(() => JSON.stringify(schema.parse(value))));
      }),
      { numRuns: 30 },
    );
  });

  it('has only the fields that the schema names, at every depth', () => {
    const text = replyText(z.object({ people: z.array(z.object({ name: z.string() })), one: z.string().optional() }));
    const value = { people: [{ name: '陈立', passwordHash: 'secret' }], secret: 1, one: undefined };
    expect(text(value)).toBe('{"people":[{"name":"陈立"}]}');
  });

  it('has no field with a value that the schema refuses', () => {
    const schema = z.object({ state: z.enum(['A', 'B']), at: z.iso.datetime({ precision: 3 }), n: z.int() });
    const good = { state: 'A', at: '2026-02-28T10:00:00.000Z', n: 1 };
    expect(replyText(schema)(good)).toBe(JSON.stringify(good));
    for (const bad of [
      { state: 'C' },
      { at: '2026-02-30T10:00:00.000Z' },
      { at: '2026-02-28' },
      { n: 1.5 },
      { n: '1' },
    ])
      expect(() => replyText(schema)({ ...good, ...bad })).toThrow(z.ZodError);
  });
});
