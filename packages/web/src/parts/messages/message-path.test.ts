import { MESSAGE_KINDS } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { messagePath } from './message-path.ts';

const attachMessage = { envelopeWsid: 'WSID_ENVE_1', targertWsid: 'WSID_TARGET' };

describe('A message', () => {
  it.each([
    ['TO_SIGN', '/sign/WSID_ENVE_1/WSID_TARGET'],
    ['CANCEL_REQUESTED', '/sign/WSID_ENVE_1/WSID_TARGET'],
    ['COMPLETED', '/envelope-detail?envelopeId=WSID_ENVE_1'],
    ['MULTI_SEND_DONE', '/bulk/WSID_ENVE_1/WSID_TARGET'],
    ['SECURITY', '/account/security'],
    ['WEBHOOK_OFF', '/enterprise/applications'],
    ['JOIN_APPLICATION', '/enterprise/invitations'],
    ['CHARGES_LOW', '/enterprise/finance'],
    ['ORDER_REFUSED', '/enterprise/finance'],
  ] as const)('of kind %s leads to %s', (kind, path) => {
    expect(messagePath({ actionType: kind, attachMessage })).toBe(path);
  });

  it('about charges leads to those of its account', () => {
    const own = { envelopeWsid: null, targertWsid: null };
    expect(messagePath({ actionType: 'CHARGES_BOUGHT', attachMessage: own })).toBe('/account/charges');
  });

  it('of any kind leads to a page of this product', () => {
    for (const kind of MESSAGE_KINDS) expect(messagePath({ actionType: kind, attachMessage })).toMatch(/^\/[a-z]/);
  });

  it('about an envelope that it does not name leads nowhere', () => {
    expect(
      messagePath({ actionType: 'COMPLETED', attachMessage: { envelopeWsid: null, targertWsid: null } }),
    ).toBeNull();
  });
});
