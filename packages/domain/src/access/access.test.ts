import { describe, expect, it } from 'vitest';
import { SUPER_ADMINISTRATOR } from '../vocabulary.ts';
import { BUILT_IN_ALIASES, BUILT_IN_ROLES, GRANTABLE_KEYS, MEMBER_ROLE, isBuiltInAlias } from './built-in-roles.ts';
import { type RoleFacts, judgeAuthors, judgeOwnRole, judgeRoleKeys } from './judge-role.ts';
import {
  PERMISSIONS,
  PERMISSION_AREAS,
  PERMISSION_KEYS,
  PERMITTED_CALLS,
  type Permission,
  type Privileges,
  mayCall,
  mayDo,
  mayOpen,
} from './permissions.ts';

const ALL: readonly Permission[] = PERMISSIONS;
const holder = (...keys: string[]): Privileges => ({ isOwner: false, keys: new Set(keys) });
const owner: Privileges = { isOwner: true, keys: new Set() };
const nobody = holder();

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
  '/enterprise/applications',
  '/enterprise/finance',
];

describe('The table of permission keys (Spec §6)', () => {
  it('has every key once, in an area', () => {
    expect(PERMISSION_KEYS).toEqual([...new Set(PERMISSION_KEYS)]);
    for (const { area } of ALL) expect(PERMISSION_AREAS).toContain(area);
    expect([...new Set(ALL.map(({ area }) => area))].toSorted()).toEqual([...PERMISSION_AREAS].toSorted());
  });

  it('opens every page of the enterprise that needs a key, and no other', () => {
    const pages = new Set(ALL.flatMap(({ page }) => (page === null ? [] : [page])));
    expect([...pages].toSorted()).toEqual(PAGES.toSorted());
  });

  it('has one key that is for the owner alone', () => {
    expect(ALL.filter(({ ownerOnly }) => ownerOnly).map(({ key }) => key)).toEqual(['applications:manage']);
    expect(mayDo(holder('applications:manage'), 'applications:manage')).toBe(false);
    expect(mayOpen(holder('applications:manage'), '/enterprise/applications')).toBe(false);
    expect(mayOpen(owner, '/enterprise/applications')).toBe(true);
  });

  it('gives the owner everything, and who holds no key nothing', () => {
    for (const key of PERMISSION_KEYS) expect([mayDo(owner, key), mayDo(nobody, key)]).toEqual([true, false]);
    for (const call of PERMITTED_CALLS) expect([mayCall(owner, call), mayCall(nobody, call)]).toEqual([true, false]);
    for (const page of PAGES) expect([mayOpen(owner, page), mayOpen(nobody, page)]).toEqual([true, false]);
  });

  it.each(ALL)('$key opens its own calls and page and nothing else', ({ key, calls, page, ownerOnly }) => {
    const by = holder(key);
    const opens = ownerOnly !== true;
    for (const call of PERMITTED_CALLS) expect(mayCall(by, call)).toBe(opens && calls.includes(call));
    for (const one of PAGES) expect(mayOpen(by, one)).toBe(opens && one === page);
    expect(PERMISSION_KEYS.filter((other) => mayDo(by, other))).toEqual(opens ? [key] : []);
  });

  it('knows no key that is not in it', () => {
    expect(PERMISSION_KEYS.some((key) => mayDo(holder('*', 'privileges', 'PRIVILEGES:MANAGE', ''), key))).toBe(false);
    expect(mayCall(owner, 'listEnvelopes')).toBe(false);
  });
});

describe('The built-in roles', () => {
  it('are one for each alias, under names that differ', () => {
    expect(BUILT_IN_ROLES.map(({ alias }) => alias)).toEqual(BUILT_IN_ALIASES);
    expect(new Set(BUILT_IN_ROLES.map(({ name }) => name)).size).toBe(BUILT_IN_ROLES.length);
    expect([isBuiltInAlias('MEMBER'), isBuiltInAlias('CHIEF'), isBuiltInAlias(null)]).toEqual([true, false, false]);
  });

  it.each(BUILT_IN_ROLES)('$alias has keys that a role may have, each once', ({ keys }) => {
    expect(keys).toEqual([...new Set(keys)]);
    for (const key of keys) expect(GRANTABLE_KEYS).toContain(key);
  });

  it('let the administrator do all that is not for the owner alone, and every member use templates and ask for seals', () => {
    const of = (alias: string): readonly string[] => BUILT_IN_ROLES.find((one) => one.alias === alias)?.keys ?? [];
    expect(of('ADMINISTRATOR')).toHaveLength(PERMISSION_KEYS.length - 1);
    expect(of(MEMBER_ROLE)).toEqual(['businessScenarioTemplates:use', 'officeSeals:apply']);
    expect(of(SUPER_ADMINISTRATOR)).toEqual([]);
  });
});

describe('Who may change a role', () => {
  const role = (facts: Partial<RoleFacts> = {}): RoleFacts => ({ alias: null, keys: [], isOwn: false, ...facts });
  const clerk = holder('privileges:manage', 'bills:manage');
  const errorOf = (decision: ReturnType<typeof judgeRoleKeys>): string | null => (decision.ok ? null : decision.error);

  it.each([
    ['the owner gives any key', owner, role(), ['officeSeals:manage'], null],
    ['also to a role of their own', owner, role({ isOwn: true }), ['officeSeals:manage'], null],
    ['but not the one that is theirs alone', owner, role(), ['applications:manage'], 'ERROR_ROLE_KEY'],
    ['nor any to the owner’s role', owner, role({ alias: SUPER_ADMINISTRATOR }), [], 'ERROR_ROLE_BUILT_IN'],
    ['another gives what they hold', clerk, role(), ['bills:manage'], null],
    ['and takes what they hold', clerk, role({ keys: ['bills:manage'] }), [], null],
    ['in a built-in role too', clerk, role({ alias: MEMBER_ROLE }), ['bills:manage'], null],
    ['not what they do not hold', clerk, role(), ['officeSeals:manage'], 'ERROR_ROLE_ABOVE'],
    ['nor from a role above them', clerk, role({ keys: ['officeSeals:manage'] }), [], 'ERROR_ROLE_ABOVE'],
    ['nor in a role they have', clerk, role({ isOwn: true }), ['bills:manage'], 'ERROR_ROLE_OWN'],
  ])('%s', (_, by, facts, keys, error) => {
    expect(errorOf(judgeRoleKeys(by, facts, keys))).toBe(error);
  });

  it.each([
    ['the owner renames and deletes own ones', owner, role({ keys: ['officeSeals:manage'] }), null],
    ['no built-in one', owner, role({ alias: 'ADMINISTRATOR' }), 'ERROR_ROLE_BUILT_IN'],
    ['another those within reach', clerk, role({ keys: ['bills:manage'] }), null],
    ['not those above them', clerk, role({ keys: ['officeSeals:manage'] }), 'ERROR_ROLE_ABOVE'],
  ])('%s', (_, by, facts, error) => {
    expect(errorOf(judgeOwnRole(by, facts))).toBe(error);
  });

  it.each([
    ['the owner binds themselves too', owner, role(), true, null],
    ['nobody to the owner’s role', owner, role({ alias: SUPER_ADMINISTRATOR }), false, 'ERROR_ROLE_BUILT_IN'],
    ['nor to the one of all members', owner, role({ alias: MEMBER_ROLE }), false, 'ERROR_ROLE_BUILT_IN'],
    ['another binds others to a role within reach', clerk, role({ keys: ['bills:manage'] }), false, null],
    ['not themselves', clerk, role(), true, 'ERROR_ROLE_OWN'],
    ['nor anybody above themselves', clerk, role({ keys: ['officeSeals:manage'] }), false, 'ERROR_ROLE_ABOVE'],
  ])('%s', (_, by, facts, isSelf, error) => {
    expect(errorOf(judgeAuthors(by, facts, { isSelf }))).toBe(error);
  });
});
