import { describe, expect, it } from 'vitest';
import { mayAppendForms, mustPlaceForms } from './append.ts';

const envelope = { allowAppendForms: false, needForm: true, flowType: 'SIGN_PROCESS' } as const;
const appendable = { ...envelope, allowAppendForms: true };
const free = { ...envelope, needForm: false };
const voiding = { ...free, allowAppendForms: true, flowType: 'CANCEL_PROCESS' } as const;

describe('A signer (Rulings §3)', () => {
  it.each([
    ['with fields from the sender, by default', envelope, true, false],
    ['with allowAppendForms', appendable, true, true],
    ['with allowAppendForms and no field from the sender', appendable, false, true],
    ['without needForm, given some', free, true, false],
    ['without needForm, given none', free, false, true],
    ['in a void agreement', voiding, false, false],
  ] as const)('may place own fields or not: %s', (_, facts, wasGivenForms, may) => {
    expect(mayAppendForms(facts, { wasGivenForms })).toBe(may);
  });

  it.each([
    ['one with a field', free, true, false, false],
    ['one without a field', free, false, false, true],
    ['one who chose no appearance', free, false, true, false],
    ['in a contract in which every signer has fields', envelope, false, false, false],
    ['in a void agreement', voiding, false, false, false],
  ] as const)('must first place a field or not: %s', (_, facts, hasForms, noAppearance, must) => {
    expect(mustPlaceForms(facts, { hasForms, noAppearance })).toBe(must);
  });
});
