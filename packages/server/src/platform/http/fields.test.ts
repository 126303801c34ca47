import type { Endpoint } from '@countersign/contract';
import { calls } from '@countersign/contract/calls';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldSelector } from './fields.ts';
import { Refused } from './refused.ts';

const described: [string, Endpoint][] = Object.entries(calls);
const accepting = described.filter(([, { query }]) => query instanceof z.ZodObject && 'fields' in query.shape);
const selectorOf = (endpoint: Endpoint) => fieldSelector(endpoint) ?? expect.fail('the call accepts no fields');

describe('The query parameter fields (Rulings §1.3, §8.5)', () => {
  it('is accepted by every list that has pages', () => {
    const paged = described.filter(([, { query }]) => query instanceof z.ZodObject && 'offset' in query.shape);
    expect(paged.filter(([, endpoint]) => fieldSelector(endpoint) === null).map(([name]) => name)).toEqual([]);
    expect(accepting.length).toBeGreaterThan(40);
  });

  it.each(accepting)('of %s names an unknown field in the refusal', (_, endpoint) => {
    const selector = selectorOf(endpoint);
    expect(() => selector.demand({ fields: 'passwordHash' })).toThrow(Refused);
    expect(() => selector.demand({ fields: '' })).not.toThrow();
  });

  it('keeps the requested fields of each entity of a list, and the page, and nothing else', () => {
    const selector = selectorOf(calls.listEnvelopes);
    const page = { offset: 0, limit: 20, totalElements: 1 };
    const query = { fields: 'title, status' };
    selector.demand(query);
    const data = { envelopes: [{ envelopeWsid: 'e', title: 't', status: 'DRAFT' }], page };
    expect(selector.select(query, data)).toEqual({ envelopes: [{ title: 't', status: 'DRAFT' }], page });
    expect(selector.select({ fields: '' }, data)).toBe(data);
  });

  it('keeps the requested fields of a single entity', () => {
    const envelope = { envelopeWsid: 'e', title: 't', participants: [{ name: 'n' }] };
    const selected = selectorOf(calls.getEnvelope).select({ fields: 'participants' }, { envelope });
    expect(selected).toEqual({ envelope: { participants: [{ name: 'n' }] } });
  });

  it('selects from both entities of userInfo and omits an entity of which no field was requested', () => {
    const userInfo = { user: { userWsid: 'u', nickname: 'n' }, enterprise: { enterpriseWsid: 'x', name: 'firm' } };
    const selector = selectorOf(calls.getUser);
    expect(selector.select({ fields: 'nickname' }, { userInfo })).toEqual({ userInfo: { user: { nickname: 'n' } } });
    expect(selector.select({ fields: 'name' }, { userInfo })).toEqual({ userInfo: { enterprise: { name: 'firm' } } });
    const atHome = { userInfo: { ...userInfo, enterprise: null } };
    expect(selector.select({ fields: 'name' }, atHome)).toEqual({ userInfo: { enterprise: null } });
  });
});
