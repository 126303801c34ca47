import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATE_FORMATS, dayIn, formatDay } from './date-format.ts';
import { decimalIn, decimalText } from './decimal.ts';
import type { ComputedRule, FormRules } from './rule-shapes.ts';
import { type PlacedRuledForm, applyRules, judgeRules, readBy, rulesWithIds } from './rules.ts';
import { spelledIn } from './text-format.ts';

const form = (id: string, more: Partial<PlacedRuledForm> & { rules?: FormRules; options?: string[] } = {}) => {
  const { rules, options, ...rest } = more;
  return {
    id,
    participantId: 'anna',
    page: 1,
    name: null,
    formType: 'TEXT' as const,
    format: null,
    required: false,
    settings: { options, rules },
    ...rest,
  };
};
const number = (id: string, more: Parameters<typeof form>[1] = {}) => form(id, { format: 'NUMBER', ...more });
const amount = (id: string, computed?: ComputedRule) =>
  form(id, { format: 'AMOUNT', ...(computed && { rules: { computed } }) });
const given = (values: Record<string, string>) => new Map(Object.entries(values));

describe('A field that is shown by a condition', () => {
  const kind = form('kind', { formType: 'RADIO', options: ['person', 'company'] });
  const name = form('name', { required: true, rules: { shownIf: { form: 'kind', is: 'IS', value: 'company' } } });
  const code = form('code', { rules: { requiredIf: { form: 'name', is: 'FILLED' } } });

  it('is hidden, and asked of no one, until the condition holds', () => {
    const before = applyRules([kind, name], given({}));
    expect([...before.hidden]).toEqual(['name']);
    expect([...before.required]).toEqual([]);
    const after = applyRules([kind, name], given({ kind: 'company' }));
    expect([...after.hidden]).toEqual([]);
    expect([...after.required]).toEqual(['name']);
  });

  it('counts as empty for other rules while it is hidden, whatever was typed into it before', () => {
    const values = { name: 'Nordlicht' };
    expect([...applyRules([kind, name, code], given({ ...values, kind: 'person' })).required]).toEqual([]);
    expect([...applyRules([kind, name, code], given({ ...values, kind: 'company' })).required]).toEqual([
      'name',
      'code',
    ]);
  });

  it('follows one of several boxes that are chosen', () => {
    const extras = form('extras', { formType: 'CHECKBOX', options: ['desk', 'lamp', 'bed'] });
    const size = form('size', { rules: { shownIf: { form: 'extras', is: 'IS', value: 'lamp' } } });
    const rest = form('rest', { rules: { shownIf: { form: 'extras', is: 'IS_NOT', value: 'lamp' } } });
    expect([...applyRules([extras, size, rest], given({ extras: 'desk\nlamp' })).hidden]).toEqual(['rest']);
    expect([...applyRules([extras, size, rest], given({ extras: 'desk' })).hidden]).toEqual(['size']);
  });

  it('compares with what is printed, as the sender has typed it', () => {
    const fee = form('fee', { format: 'AMOUNT' });
    const why = form('why', { rules: { shownIf: { form: 'fee', is: 'IS', value: '1000' } } });
    expect([...applyRules([fee, why], given({ fee: '1,000.00' })).hidden]).toEqual([]);
    expect([...applyRules([fee, why], given({ fee: '1,000.01' })).hidden]).toEqual(['why']);
  });

  it('follows a chain of conditions', () => {
    const chain = Array.from({ length: 500 }, (_, at) =>
      form(`f${at}`, at === 0 ? {} : { rules: { shownIf: { form: `f${at - 1}`, is: 'FILLED' } } }),
    );
    const values = given(Object.fromEntries(chain.map(({ id }) => [id, 'x'])));
    expect(applyRules(chain.toReversed(), values).hidden.size).toBe(0);
    values.delete('f100');
    expect(applyRules(chain.toReversed(), values).hidden.size).toBe(399);
  });
});

describe('A field with several conditions', () => {
  const kind = form('kind', { formType: 'RADIO', options: ['person', 'company'] });
  const fee = form('fee', { format: 'AMOUNT' });
  const company = { form: 'kind', is: 'IS', value: 'company' } as const;
  const paid = { form: 'fee', is: 'FILLED' } as const;
  const shownWith = (shownIf: FormRules['shownIf'], values: Record<string, string>) =>
    applyRules([kind, fee, form('x', { rules: { shownIf } })], given(values)).hidden.size === 0;

  it('is shown if all of them hold, or any one, as the rule says', () => {
    const states: Record<string, string>[] = [
      {},
      { kind: 'company' },
      { fee: '1.00' },
      { kind: 'company', fee: '1.00' },
    ];
    expect(states.map((values) => shownWith({ all: [company, paid] }, values))).toEqual([false, false, false, true]);
    expect(states.map((values) => shownWith({ any: [company, paid] }, values))).toEqual([false, true, true, true]);
  });

  it('is required by the same', () => {
    const of = (requiredIf: FormRules['requiredIf']) => [
      ...applyRules([kind, fee, form('x', { rules: { requiredIf } })], given({ fee: '1.00' })).required,
    ];
    expect(of({ all: [company, paid] })).toEqual([]);
    expect(of({ any: [company, paid] })).toEqual(['x']);
  });

  it('is judged by each of them', () => {
    const judged = (shownIf: FormRules['shownIf'], ...others: PlacedRuledForm[]) => {
      const decision = judgeRules([form('x', { rules: { shownIf } }), kind, fee, ...others], (id) =>
        id === 'anna' ? 1 : 2,
      );
      return decision.ok ? null : decision.params['detail'];
    };
    expect(judged({ all: [company, paid] })).toBeNull();
    expect(judged({ any: [company, { form: 'gone', is: 'FILLED' }] })).toBe('MISSING');
    expect(judged({ any: [company, { form: 'kind', is: 'IS', value: 'club' }] })).toBe('VALUE');
    expect(judged({ all: [paid, { form: 'late', is: 'FILLED' }] }, form('late', { participantId: 'ben' }))).toBe(
      'LATER',
    );
    const ink = form('ink', { formType: 'WRITE_SIGN' });
    expect(judged({ all: [paid, { form: 'ink', is: 'FILLED' }] }, ink)).toBe('KIND');
    const reader = form('y', { rules: { shownIf: { any: [paid, { form: 'x', is: 'FILLED' }] } } });
    expect(judged({ all: [paid, { form: 'y', is: 'FILLED' }] }, reader)).toBe('CIRCLE');
  });

  it('keeps the others where one names a form without an id, and one alone is no list', () => {
    const more = { form: 'more', is: 'EMPTY' } as const;
    const idOf = (id: string) => (id === 'kind' ? null : `${id}2`);
    expect(rulesWithIds({ shownIf: { any: [company, paid, more] } }, idOf)).toEqual({
      shownIf: {
        any: [
          { ...paid, form: 'fee2' },
          { ...more, form: 'more2' },
        ],
      },
    });
    expect(rulesWithIds({ shownIf: { all: [company, paid] } }, idOf)).toEqual({ shownIf: { ...paid, form: 'fee2' } });
    expect(rulesWithIds({ shownIf: { all: [company] } }, idOf)).toBeNull();
    expect(readBy({ shownIf: { any: [company, paid] }, requiredIf: { all: [paid, more] } })).toEqual([
      'kind',
      'fee',
      'more',
    ]);
  });
});

describe('A field that has to be equal to another', () => {
  const mail = form('mail');
  const again = form('again', { rules: { equalTo: 'mail' } });

  it('is required once the other one has a value, and faulty while it differs', () => {
    expect([...applyRules([mail, again], given({ mail: 'a@b.c' })).required]).toEqual(['again']);
    expect(applyRules([mail, again], given({ mail: 'a@b.c', again: 'a@b' })).faults).toEqual([
      { id: 'again', fault: 'UNEQUAL', otherId: 'mail' },
    ]);
    expect(applyRules([mail, again], given({ mail: 'a@b.c', again: 'a@b.c ' })).faults).toEqual([]);
    expect(applyRules([mail, again], given({ again: 'a@b.c' })).faults).toHaveLength(1);
  });
});

describe('A computed field', () => {
  const sum = (...of: string[]): ComputedRule => ({ by: 'SUM', of });

  it('adds and multiplies without errors of binary fractions', () => {
    const forms = [number('a'), number('b'), amount('total', sum('a', 'b'))];
    expect(applyRules(forms, given({ a: '0.1', b: '0.2' })).computed.get('total')).toBe('0.30');
    const tax = [number('a'), amount('tax', { by: 'PRODUCT', of: ['a'], factor: '0.13' })];
    expect(applyRules(tax, given({ a: '1.15' })).computed.get('tax')).toBe('0.15');
    expect(applyRules(tax, given({ a: '-1.15' })).computed.get('tax')).toBe('-0.15');
  });

  it('takes missing values of a sum for nothing, and waits for those of a product', () => {
    const forms = [
      number('a'),
      number('b'),
      amount('s', sum('a', 'b')),
      amount('p', { by: 'PRODUCT', of: ['a', 'b'] }),
    ];
    expect(Object.fromEntries(applyRules(forms, given({})).computed)).toEqual({ s: '', p: '' });
    expect(Object.fromEntries(applyRules(forms, given({ a: '2' })).computed)).toEqual({ s: '2.00', p: '' });
  });

  it('computes from computed fields, and writes an amount in capitals beside it', () => {
    const forms = [
      form('capitals', { format: 'CAPITAL_AMOUNT', rules: { computed: { by: 'CAPITALS', of: ['total'] } } }),
      amount('total', sum('net', 'tax')),
      amount('tax', { by: 'PRODUCT', of: ['net'], factor: '0.06' }),
      amount('net'),
    ];
    const { computed } = applyRules(forms, given({ net: '1,000.00' }));
    expect(Object.fromEntries(computed)).toEqual({ tax: '60.00', total: '1,060.00', capitals: '壹仟零陆拾元整' });
  });

  it('says that a result has too many digits for its field', () => {
    const forms = [number('a'), number('p', { rules: { computed: { by: 'PRODUCT', of: ['a', 'a'] } } })];
    expect(applyRules(forms, given({ a: '999999999999' })).faults).toEqual([
      { id: 'p', fault: 'TOO_LARGE', otherId: null },
    ]);
  });

  it('rounds a number to the decimals of its rule', () => {
    const forms = [
      number('a'),
      number('p', { rules: { computed: { by: 'PRODUCT', of: ['a'], factor: '0.5', decimals: 1 } } }),
    ];
    expect(applyRules(forms, given({ a: '0.5' })).computed.get('p')).toBe('0.3');
  });

  it('equals the sum of whole cents, in any order, for any amounts', () => {
    const cents = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(cents, (list) => {
        const texts = list.map(
          (one) => spelledIn('AMOUNT', decimalText({ units: BigInt(one), scale: 2 }, false)) ?? '',
        );
        const forms = list.map((_, at) => amount(`f${at}`));
        const total = amount('total', sum(...forms.map(({ id }) => id)));
        const values = given(Object.fromEntries(texts.map((text, at) => [`f${at}`, text])));
        const found = decimalIn(applyRules([...forms, total], values).computed.get('total') ?? '');
        expect(found).toEqual({ units: BigInt(list.reduce((a, b) => a + b, 0)), scale: 2 });
      }),
    );
  });

  it('counts days of the calendar in any format: there and back again is the same day', () => {
    const day = fc.date({ min: new Date('0101-01-01'), max: new Date('9000-01-01'), noInvalidDate: true });
    const format = fc.constantFrom(...DATE_FORMATS);
    fc.assert(
      fc.property(day, fc.integer({ min: -36_500, max: 36_500 }), format, format, (from, days, one, other) => {
        const text = formatDay(one, from.getUTCFullYear(), from.getUTCMonth() + 1, from.getUTCDate());
        const forms = [
          form('from', { formType: 'DATE', format: one }),
          form('to', { formType: 'DATE', format: other, rules: { computed: { by: 'DAYS', of: ['from'], days } } }),
          form('back', { formType: 'DATE', format: one, rules: { computed: { by: 'DAYS', of: ['to'], days: -days } } }),
        ];
        const { computed } = applyRules(forms, given({ from: text }));
        expect(computed.get('back')).toBe(text);
        expect(dayIn(other, computed.get('to') ?? '')).not.toBeNull();
      }),
    );
  });

  it('knows leap days', () => {
    const forms = [
      form('from', { formType: 'DATE', format: 'yyyy-MM-dd' }),
      form('to', {
        formType: 'DATE',
        format: 'yyyy年MM月dd日',
        rules: { computed: { by: 'DAYS', of: ['from'], days: 30 } },
      }),
    ];
    expect(applyRules(forms, given({ from: '2028-01-31' })).computed.get('to')).toBe('2028年03月01日');
    expect(applyRules(forms, given({ from: '2027-01-31' })).computed.get('to')).toBe('2027年03月02日');
  });
});

describe('The rules of an envelope that is to start', () => {
  const sequences: Record<string, number> = { anna: 1, ben: 2, cleo: 2 };
  const judge = (forms: readonly PlacedRuledForm[]) => {
    const judged = judgeRules(forms, (id) => sequences[id] ?? 0);
    return judged.ok ? null : [judged.params['formId'], judged.params['detail']];
  };
  const shownIf = (id: string): FormRules => ({ shownIf: { form: id, is: 'FILLED' } });

  it('read fields of the same participant and of earlier sequences, and no others', () => {
    expect(judge([form('a'), form('b', { participantId: 'ben', rules: shownIf('a') })])).toBeNull();
    expect(judge([form('a', { rules: shownIf('b') }), form('b', { participantId: 'ben' })])).toEqual(['a', 'LATER']);
    expect(
      judge([form('b', { participantId: 'ben' }), form('c', { participantId: 'cleo', rules: shownIf('b') })]),
    ).toEqual(['c', 'LATER']);
    expect(judge([form('a', { rules: shownIf('gone') })])).toEqual(['a', 'MISSING']);
  });

  it('are refused in a circle, whatever kinds of rules it has', () => {
    const circle = [
      number('a', { rules: shownIf('c') }),
      number('b', { rules: { computed: { by: 'SUM', of: ['a'] } } }),
      number('c', { rules: { requiredIf: { form: 'b', is: 'FILLED' } } }),
    ];
    expect(judge(circle)).toEqual(['a', 'CIRCLE']);
    expect(judge([form('self', { rules: shownIf('self') })])).toEqual(['self', 'CIRCLE']);
  });

  it('read kinds that fit', () => {
    const day = form('day', { formType: 'DATE', format: 'yyyy-MM-dd' });
    const signature = form('signature', { formType: 'WRITE_SIGN' });
    expect(judge([signature, form('a', { rules: shownIf('signature') })])).toEqual(['a', 'KIND']);
    expect(judge([form('t'), amount('a', { by: 'SUM', of: ['t'] })])).toEqual(['a', 'KIND']);
    expect(judge([day, amount('a', { by: 'SUM', of: ['day'] })])).toEqual(['a', 'KIND']);
    expect(judge([number('n'), { ...day, settings: { rules: { computed: { by: 'DAYS', of: ['n'] } } } }])).toEqual([
      'day',
      'KIND',
    ]);
    expect(judge([number('n'), form('a', { rules: { equalTo: 'n' } })])).toEqual(['a', 'KIND']);
    expect(judge([day, form('a', { rules: { equalTo: 'day' } })])).toEqual(['a', 'KIND']);
    expect(judge([number('n'), amount('a', { by: 'SUM', of: ['n'] })])).toBeNull();
    expect(judge([form('t'), { ...signature, settings: { rules: shownIf('t') } }])).toBeNull();
  });

  it('compare a choice with one of its options', () => {
    const list = form('list', { formType: 'DROPDOWN', options: ['x', 'y'] });
    const is = (value?: string) => form('a', { rules: { shownIf: { form: 'list', is: 'IS', value } } });
    expect(judge([list, is('y')])).toBeNull();
    expect(judge([list, is('z')])).toEqual(['a', 'VALUE']);
    expect(judge([list, is()])).toEqual(['a', 'VALUE']);
  });

  it('that are accepted have one outcome in any order of the fields', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const rulesOf = (at: number) =>
      fc.option(
        fc.record({
          shownIf: fc.option(
            fc.record({ form: fc.constantFrom(...ids), is: fc.constantFrom('FILLED' as const, 'EMPTY' as const) }),
            { nil: undefined },
          ),
          computed: fc.option(fc.record({ by: fc.constant('SUM' as const), of: fc.subarray(ids, { minLength: 1 }) }), {
            nil: undefined,
            freq: at,
          }),
        }),
        { nil: undefined },
      );
    const layout = fc.tuple(...ids.map((_, at) => rulesOf(at + 1)));
    const values = fc.dictionary(fc.constantFrom(...ids), fc.constantFrom('', '1', '2.5'));
    let accepted = 0;
    fc.assert(
      fc.property(layout, values, (rules, filled) => {
        const forms = ids.map((id, at) => number(id, rules[at] === undefined ? {} : { rules: rules[at] }));
        if (judge(forms) !== null) return;
        accepted += 1;
        const shape = ({ hidden, required, computed }: ReturnType<typeof applyRules>) => [
          [...hidden].toSorted(),
          [...required].toSorted(),
          [...computed].map(String).toSorted(),
        ];
        const outcome = applyRules(forms, given(filled));
        expect(shape(applyRules(forms.toReversed(), given(filled)))).toEqual(shape(outcome));
        expect([...outcome.computed.keys()].filter((id) => outcome.hidden.has(id))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});

it('Rules of a chain as long as an envelope has forms, and longer, are evaluated and validated', () => {
  const count = 10_000;
  const chain = Array.from({ length: count }, (_, at) => {
    const before = `f${at - 1}`;
    const rules = { computed: { by: 'SUM', of: [before] }, shownIf: { form: before, is: 'FILLED' } } as const;
    return number(`f${at}`, at === 0 ? {} : { rules });
  }).toReversed();
  expect(judgeRules(chain, () => 1)).toEqual({ ok: true, value: null });
  const { computed, hidden } = applyRules(chain, given({ f0: '5' }));
  expect(computed.get(`f${count - 1}`)).toBe('5');
  expect(hidden.size).toBe(0);
});

describe('Rules with other ids', () => {
  it('name the same fields, and lose what names no field any more', () => {
    const rules: FormRules = {
      shownIf: { form: 'a', is: 'IS', value: 'a' },
      equalTo: 'gone',
      computed: { by: 'SUM', of: ['a', 'gone'] },
    };
    const made = rulesWithIds(rules, (id) => (id === 'gone' ? null : `new-${id}`));
    expect(made).toEqual({ shownIf: { form: 'new-a', is: 'IS', value: 'a' } });
    expect(rulesWithIds({ equalTo: 'gone' }, () => null)).toBeNull();
    expect(readBy(rules)).toEqual(['a', 'gone']);
  });
});
