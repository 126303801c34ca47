import { API_SCOPES, PERMISSION_CALLS } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { calls } from './calls/index.ts';
import type { Endpoint } from './endpoint.ts';

const CALLS: Readonly<Record<string, Endpoint>> = calls;

describe('The calls that an API key can be allowed (Spec §6 "Applications")', () => {
  const opened = API_SCOPES.flatMap(({ scope, calls }) => calls.map((call) => [scope, call] as const));

  it.each(opened)('%s opens %s, a call of the contract that neither signs nor concerns an account', (_, name) => {
    const call = CALLS[name];
    expect(call).toBeDefined();
    const allowed: readonly Endpoint['access'][] = [
      'account',
      'file:owner',
      'enterprise:member',
      'enterprise:permitted',
      'envelope:sender',
      'envelope:reader',
      'envelope:document',
    ];
    if (name !== 'verifyPdf') expect(allowed).toContain(call?.access);
    expect(call?.path).not.toMatch(
      /session|password|passkey|seal|write|operator|api-clients|webhooks|identity|account/i,
    );
  });

  it('assigns each call to at most one scope', () => {
    const names = opened.map(([, name]) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('lets no key make keys or webhooks', () => {
    const own = PERMISSION_CALLS['applications:manage'];
    expect(own.length).toBeGreaterThan(0);
    expect(opened.filter(([, name]) => own.some((one) => one === name))).toEqual([]);
  });
});
