import type { Account } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { judgeStartup } from './startup.ts';

const account = (userWsid: string, change: Partial<Account> = {}): Account => ({
  userWsid,
  userType: userWsid.startsWith('WSID_PUSR') ? 'PERSON' : 'ENTERPRISE',
  defaultLogin: false,
  enterpriseName: null,
  enterpriseWsid: null,
  memberStatus: 'NORMAL',
  idttvStatus: 'NO',
  ...change,
});
const ME = 'WSID_PUSR_ME';
const MEMBER = 'WSID_EUSR_A';
const REMOVED = 'WSID_EUSR_B';
const accounts = [
  account(ME),
  account(MEMBER, { enterpriseName: '青禾' }),
  account(REMOVED, { enterpriseName: '旧雨', memberStatus: 'DISABLED' }),
];
const removed = (enterpriseName: string) => ({ kind: 'removed', personalWsid: ME, enterpriseName });
const fine = { kind: 'fine', personalWsid: ME };

describe('Spec §8 "Startup and session": the active account at startup', () => {
  it.each([
    ['personal, in a new browser', { userWsid: '', activeUserWsid: '' }, ME, fine],
    ['personal, as before', { userWsid: ME, activeUserWsid: ME }, ME, fine],
    ['of an enterprise', { userWsid: ME, activeUserWsid: MEMBER }, MEMBER, fine],
    ['of an enterprise, with nothing stored in the browser', { userWsid: '', activeUserWsid: '' }, MEMBER, fine],
    ['personal after that of an enterprise', { userWsid: ME, activeUserWsid: MEMBER }, ME, fine],
    ['DISABLED since the last visit', { userWsid: ME, activeUserWsid: REMOVED }, ME, removed('旧雨')],
    ['DISABLED and the session’s account', { userWsid: '', activeUserWsid: '' }, REMOVED, removed('旧雨')],
    ['missing from the list', { userWsid: ME, activeUserWsid: 'WSID_EUSR_GONE' }, ME, removed('')],
    ['missing, and the session’s account', { userWsid: ME, activeUserWsid: ME }, 'WSID_EUSR_GONE', removed('')],
    ['stored here by another person', { userWsid: 'WSID_PUSR_OTHER', activeUserWsid: 'WSID_EUSR_GONE' }, ME, fine],
  ])('%s', (_case, status, sessionWsid, expected) => {
    expect(judgeStartup(status, sessionWsid, accounts)).toEqual(expected);
  });
});
