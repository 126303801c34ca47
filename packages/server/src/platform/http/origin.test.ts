import { expect, it } from 'vitest';
import { isOwnOrigin } from './origin.ts';

it.each([
  ['https://sign.example', true],
  ['http://sign.example', false],
  ['http://inner:8080', false],
  ['https://inner:8080', true],
  ['https://evil.example', false],
])('The origin of a request to a site on https: %s → %s (security 69)', (origin, isOwn) => {
  expect(isOwnOrigin(origin, 'inner:8080', 'https://sign.example')).toBe(isOwn);
});
