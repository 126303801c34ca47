import { describe, expect, it } from 'vitest';
import { SUPER_ADMINISTRATOR } from '../vocabulary.ts';
import { BUILT_IN_ALIASES, BUILT_IN_ROLES, GRANTABLE_KEYS, MEMBER_ROLE, isBuiltInAlias } from './built-in-roles.ts';
import { type RoleFacts, judgeAuthors, judgeOwnRole, judgeRoleKeys } from './judge-role.ts';
import { PERMISSION_CALLS, PERMITTED_CALLS, mayCall } from './permission-calls.ts';
import {
  PERMISSIONS,
  PERMISSION_AREAS,
  PERMISSION_KEYS,
  type Permission,
  type PermissionKey,
  type Privileges,
  mayDo,
  mayOpen,
} from './permissions.ts';

const ALL: readonly (Permission & { readonly key: PermissionKey })[] = PERMISSIONS;
const holder = (...keys: string[]): Privileges => ({ isOwner: false, keys: new Set(keys) });
const owner: Privileges = { isOwner: true, keys: new Set() };
const keyless = holder();

/** Spec §2 "Enterprise pages". */
const PAGES = [
  '/enterprise-envelopes',
  '/enterprise/templates',
  '/enterprise/seals',
  '/enterprise/seal-audit',
  '/enterprise/members',
  '/enterprise/forbidden-members',
  '/enterprise/invitations',
  '/enterprise/roles',
  '/enterprise/contract-numbers',
  '/enterprise/data',
  '/enterprise/retention',
  '/enterprise/applications',
  '/enterprise/finance',
];

describe('The table of permission keys (Spec §6)', () => {
  it('lists every key once, each in one area', () => {
    expect(PERMISSION_KEYS).toEqual([...new Set(PERMISSION_KEYS)]);
    for (const { area } of ALL) expect(PERMISSION_AREAS).toContain(area);
    expect([...new Set(ALL.map(({ area }) => area))].toSorted()).toEqual([...PERMISSION_AREAS].toSorted());
  });

  it('opens every enterprise page that needs a key, and no other page', () => {
    const pages = new Set(ALL.flatMap(({ page }) => (page === null ? [] : [page])));
    expect([...pages].toSorted()).toEqual(PAGES.toSorted());
  });

  it('reserves one key for the owner', () => {
    expect(ALL.filter(({ ownerOnly }) => ownerOnly).map(({ key }) => key)).toEqual(['applications:manage']);
    expect(mayDo(holder('applications:manage'), 'applications:manage')).toBe(false);
    expect(mayOpen(holder('applications:manage'), '/enterprise/applications')).toBe(false);
    expect(mayOpen(owner, '/enterprise/applications')).toBe(true);
  });

  it('gives the owner every permission, and a holder of no key none', () => {
    for (const key of PERMISSION_KEYS) expect([mayDo(owner, key), mayDo(keyless, key)]).toEqual([true, false]);
    for (const call of PERMITTED_CALLS) expect([mayCall(owner, call), mayCall(keyless, call)]).toEqual([true, false]);
    for (const page of PAGES) expect([mayOpen(owner, page), mayOpen(keyless, page)]).toEqual([true, false]);
  });

  it.each(ALL)('$key opens only its own calls and page', ({ key, page, ownerOnly }) => {
    const by = holder(key);
    const opens = ownerOnly !== true;
    for (const call of PERMITTED_CALLS) expect(mayCall(by, call)).toBe(opens && PERMISSION_CALLS[key].includes(call));
    for (const one of PAGES) expect(mayOpen(by, one)).toBe(opens && one === page);
    expect(PERMISSION_KEYS.filter((other) => mayDo(by, other))).toEqual(opens ? [key] : []);
  });

  it('opens nothing for an unknown key', () => {
    expect(PERMISSION_KEYS.some((key) => mayDo(holder('*', 'privileges', 'PRIVILEGES:MANAGE', ''), key))).toBe(false);
    expect(mayCall(owner, 'listEnvelopes')).toBe(false);
  });
});

describe('The built-in roles', () => {
  it('exist once for each alias, under different names', () => {
    expect(BUILT_IN_ROLES.map(({ alias }) => alias)).toEqual(BUILT_IN_ALIASES);
    expect(new Set(BUILT_IN_ROLES.map(({ name }) => name)).size).toBe(BUILT_IN_ROLES.length);
    expect([isBuiltInAlias('MEMBER'), isBuiltInAlias('CHIEF'), isBuiltInAlias(null)]).toEqual([true, false, false]);
  });

  it.each(BUILT_IN_ROLES)('$alias has only keys that a role may have, each once', ({ keys }) => {
    expect(keys).toEqual([...new Set(keys)]);
    for (const key of keys) expect(GRANTABLE_KEYS).toContain(key);
  });

  it('give the administrator all keys but the owner’s, and members the use of templates and seal requests', () => {
    const of = (alias: string): readonly string[] => BUILT_IN_ROLES.find((one) => one.alias === alias)?.keys ?? [];
    expect(of('ADMINISTRATOR')).toHaveLength(PERMISSION_KEYS.length - 1);
    expect(of(MEMBER_ROLE)).toEqual(['businessScenarioTemplates:use', 'officeSeals:apply']);
    expect(of(SUPER_ADMINISTRATOR)).toEqual([]);
  });
});

describe('Changing a role', () => {
  const role = (facts: Partial<RoleFacts> = {}): RoleFacts => ({ alias: null, keys: [], isOwn: false, ...facts });
  const clerk = holder('privileges:manage', 'bills:manage');
  const errorOf = (decision: ReturnType<typeof judgeRoleKeys>): string | null => (decision.ok ? null : decision.error);

  it.each([
    ['lets the owner grant any grantable key', owner, role(), ['officeSeals:manage'], null],
    ['lets the owner change a role that they hold', owner, role({ isOwn: true }), ['officeSeals:manage'], null],
    ['refuses to grant the key reserved for the owner', owner, role(), ['applications:manage'], 'ERROR_ROLE_KEY'],
    [
      'refuses to change the keys of the owner role',
      owner,
      role({ alias: SUPER_ADMINISTRATOR }),
      [],
      'ERROR_ROLE_BUILT_IN',
    ],
    ['lets another member grant keys that they hold', clerk, role(), ['bills:manage'], null],
    ['lets another member take away keys that they hold', clerk, role({ keys: ['bills:manage'] }), [], null],
    ['lets another member change a built-in role', clerk, role({ alias: MEMBER_ROLE }), ['bills:manage'], null],
    ['refuses another member a key that they do not hold', clerk, role(), ['officeSeals:manage'], 'ERROR_ROLE_ABOVE'],
    [
      'refuses another member a role with more keys than they hold',
      clerk,
      role({ keys: ['officeSeals:manage'] }),
      [],
      'ERROR_ROLE_ABOVE',
    ],
    [
      'refuses another member a role that they hold themselves',
      clerk,
      role({ isOwn: true }),
      ['bills:manage'],
      'ERROR_ROLE_OWN',
    ],
  ])('%s', (_, by, facts, keys, error) => {
    expect(errorOf(judgeRoleKeys(by, facts, keys))).toBe(error);
  });

  it.each([
    ['lets the owner rename and delete custom roles', owner, role({ keys: ['officeSeals:manage'] }), null],
    ['refuses a built-in role', owner, role({ alias: 'ADMINISTRATOR' }), 'ERROR_ROLE_BUILT_IN'],
    ['lets another member change roles whose keys they all hold', clerk, role({ keys: ['bills:manage'] }), null],
    [
      'refuses another member roles with more keys than they hold',
      clerk,
      role({ keys: ['officeSeals:manage'] }),
      'ERROR_ROLE_ABOVE',
    ],
  ])('%s', (_, by, facts, error) => {
    expect(errorOf(judgeOwnRole(by, facts))).toBe(error);
  });

  it.each([
    ['lets the owner bind themselves', owner, role(), true, null],
    [
      'refuses to bind anyone to the owner role',
      owner,
      role({ alias: SUPER_ADMINISTRATOR }),
      false,
      'ERROR_ROLE_BUILT_IN',
    ],
    [
      'refuses to bind anyone to the role of all members',
      owner,
      role({ alias: MEMBER_ROLE }),
      false,
      'ERROR_ROLE_BUILT_IN',
    ],
    [
      'lets another member bind others to a role whose keys they all hold',
      clerk,
      role({ keys: ['bills:manage'] }),
      false,
      null,
    ],
    ['refuses to let another member bind themselves', clerk, role(), true, 'ERROR_ROLE_OWN'],
    [
      'refuses another member a role with more keys than they hold',
      clerk,
      role({ keys: ['officeSeals:manage'] }),
      false,
      'ERROR_ROLE_ABOVE',
    ],
  ])('%s', (_, by, facts, isSelf, error) => {
    expect(errorOf(judgeAuthors(by, facts, { isSelf }))).toBe(error);
  });
});
