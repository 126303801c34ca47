import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, call } from '../../api/client.ts';
import { contactOf, hasPhones } from '../../text/channels.ts';
import { defineText, useLanguage } from '../../text/text.ts';
import { Text } from '../../ui/index.ts';

const useReadingText = defineText('parts/contact/reading');

/** Fewer digits are no complete phone number of any country. */
const DIGITS_MIN = 7;

/** Digits that are not a Mainland number: the server says what they are, because pages do not have the rules of all countries. */
const mayBeAbroad = (typed: string): boolean =>
  hasPhones() &&
  !typed.includes('@') &&
  typed.replace(/\D/g, '').length >= DIGITS_MIN &&
  !/^\d/.test(contactOf(typed)?.value ?? '');

/** How the server understands a typed phone number from abroad: its country and its groups of digits, or why it cannot be used. */
export function Reading({ typed, hint }: { typed: string; hint: ReactNode }) {
  const words = useReadingText();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['contact-reading', typed],
    enabled: mayBeAbroad(typed),
    queryFn: async ({ signal }) => (await call(api.readContact, { query: { typed }, signal })).reading,
    staleTime: Infinity,
  });
  if (data === undefined) return hint;
  const country =
    data?.country && (new Intl.DisplayNames([language], { type: 'region' }).of(data.country) ?? data.country);
  const told = !data
    ? words.unknown
    : data.served
      ? [country, data.shown].filter(Boolean).join(' · ')
      : words.unserved(country ?? '');
  return <Text role="status" tone={data?.served ? 'ink-2' : 'warn'} text={told} />;
}
