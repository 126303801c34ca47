import { describe, expect, it } from 'vitest';
import { clientOf } from './client-of.ts';

describe('One client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:0DB8:1:2::9', '2001:db8:1:0::/56'],
    ['2001:db8:1:2fe::9', '2001:db8:1:200::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ])('at %s is %s, with any address of its network (security 12)', (ip, client) => expect(clientOf(ip)).toBe(client));
});
