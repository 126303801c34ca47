import { describe, expect, it } from 'vitest';
import { officeSealsOf, sharedOfficeSeals } from './office-seals.ts';

const seal = (officeSealWsid: string) => ({
  officeSealWsid,
  name: officeSealWsid,
  widthMm: 42,
  heightMm: 42,
  pictureHref: { href: `/${officeSealWsid}.png` },
});
const signing = (enterpriseWsid: string | null, ...seals: string[]) => ({
  envelope: { envelopeWsid: 'E' },
  actsFor: enterpriseWsid === null ? null : { enterpriseWsid, name: '青禾数据有限公司', verified: true },
  officeSeals: seals.map(seal),
});

describe('The office seals that a signing page offers', () => {
  it('are none for a participant who acts for themselves', () => {
    expect(officeSealsOf(signing(null))).toBeNull();
  });

  it('are those of the represented enterprise; if there is none, the link to apply names it and the contract', () => {
    expect(officeSealsOf(signing('A'))).toMatchObject({
      enterpriseName: '青禾数据有限公司',
      isVerified: true,
      seals: [],
      applyHref: '/enterprise/my-seals?enterpriseWsid=A&envelopeWsid=E',
    });
    expect(officeSealsOf(signing('A', 'x', 'y'))?.seals.map(({ name }) => name)).toEqual(['x', 'y']);
  });

  it.each([
    ['those that may be put on each contract', [signing('A', 'x', 'y'), signing('A', 'y', 'z')], ['y']],
    ['none where no seal fits each', [signing('A', 'x'), signing('A', 'z')], []],
    ['not offered for two enterprises at once', [signing('A', 'x'), signing('B', 'x')], null],
    ['not offered if one of them is not signed for an enterprise', [signing('A', 'x'), signing(null)], null],
  ] as const)('of several contracts are %s', (_, signings, names) => {
    expect(sharedOfficeSeals(signings)?.seals.map(({ name }) => name) ?? null).toEqual(names);
  });
});
