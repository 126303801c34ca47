import { describe, expect, it } from 'vitest';
import { mayAppendForms, mustPlaceForms } from './append.ts';

const envelope = { allowAppendForms: false, needForm: true, flowType: 'SIGN_PROCESS' } as const;
const appendable = { ...envelope, allowAppendForms: true };
const free = { ...envelope, needForm: false };
const voiding = { ...free, allowAppendForms: true, flowType: 'CANCEL_PROCESS' } as const;

describe('A signer (Rulings §3)', () => {
  it.each([
    ['with fields of the sender, where nothing is said', envelope, true, false],
    ['with allowAppendForms', appendable, true, true],
    ['with allowAppendForms and none of the sender', appendable, false, true],
    ['without needForm, given some', free, true, false],
    ['without needForm, given none', free, false, true],
    ['of a void agreement', voiding, false, false],
  ] as const)('places own fields or not: %s', (_, facts, wasGivenForms, may) => {
    expect(mayAppendForms(facts, { wasGivenForms })).toBe(may);
  });

  it.each([
    ['who has a field', free, true, false, false],
    ['who has none', free, false, false, true],
    ['who chose no appearance', free, false, true, false],
    ['where every signer has fields', envelope, false, false, false],
    ['of a void agreement', voiding, false, false, false],
  ] as const)('must place one first or not: %s', (_, facts, hasForms, noAppearance, must) => {
    expect(mustPlaceForms(facts, { hasForms, noAppearance })).toBe(must);
  });
});
