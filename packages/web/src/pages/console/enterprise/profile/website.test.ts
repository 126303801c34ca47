import { expect, it } from 'vitest';
import { isWebAddress } from './website.ts';

it.each([
  ['https://www.example.com', true],
  ['http://example.com/about?x=1', true],
  ['www.example.com', false],
  ['javascript:alert(1)//a.b', false],
  ['https://nowhere', false],
  ['', false],
])('the website of an enterprise may be %s: %s', (text, isSound) => {
  expect(isWebAddress(text)).toBe(isSound);
});
