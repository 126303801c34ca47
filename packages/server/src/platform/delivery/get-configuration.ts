import type { Api } from '@countersign/contract';
import { CODE_CHANNELS, normaliseContact, shownContact } from '@countersign/domain';
import { countryOfPhone } from '@countersign/domain/phone-numbers';
import type { Handler } from '../http/index.ts';
import { deliverableContacts } from './outbox.ts';

/** Says which kinds of contact may be used at all. */
export const getConfiguration: Handler<Api['getConfiguration']> = async ({ config }) => {
  const delivers = deliverableContacts(config);
  const channels = CODE_CHANNELS.filter((channel) => (channel === 'EMAIL' ? delivers.EMAIL : delivers.PHONE));
  return { configuration: { mode: config.mode, channels, signatureLevel: config.signatureLevel } };
};

/** Says how a typed contact is understood: pages, which lack the library of phone numbers, show the country of a foreign one. */
export const readContact: Handler<Api['readContact']> = async ({ config }, { query: { typed } }) => {
  const found = normaliseContact(typed);
  if (found === null) return { reading: null };
  const { kind, value } = found;
  const { PHONE, EMAIL, serves } = deliverableContacts(config);
  const served = kind === 'email' ? EMAIL : PHONE && (serves === undefined || serves(value));
  const country = kind === 'phone' ? countryOfPhone(value) : null;
  return { reading: { contact: value, kind, shown: shownContact(value), country, served } };
};
