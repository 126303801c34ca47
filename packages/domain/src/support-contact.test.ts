import { expect, it } from 'vitest';
import { supportHref } from './support-contact.ts';

it.each([
  ['400-810-8888', 'tel:400-810-8888'],
  ['+49 (30) 1234567', 'tel:+49301234567'],
  ['help@example.com', 'mailto:help@example.com'],
  ['https://example.com/help?from=sign', 'https://example.com/help?from=sign'],
])('The support %s is reached by %s', (contact, href) => {
  expect(supportHref(contact)).toBe(href);
});

it.each(['', '12', 'ask us', 'http://example.com', 'javascript:alert(1)', 'https://', 'a@b', 'https://a.example/"x'])(
  'The text %j reaches no support',
  (contact) => {
    expect(supportHref(contact)).toBeNull();
  },
);
