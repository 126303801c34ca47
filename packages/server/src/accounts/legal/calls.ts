import type { Api } from '@countersign/contract';
import { type Handler, type Handlers, refuseWith } from '../../platform/index.ts';
import { findPerson } from '../users/index.ts';
import { recordAcceptedTerms } from './accept-terms.ts';

const getLegalText: Handler<Api['getLegalText']> = async (
  { legal },
  { params: { document }, context: { language } },
) => {
  const { title, note, blocks } = legal.texts[document][language];
  return { legal: { version: legal.version, title, note, blocks: [...blocks] } };
};

const acceptTerms: Handler<Api['acceptTerms']> = async (services, { caller, body: { version }, context }) => {
  if (version !== services.legal.version)
    refuseWith('ERROR_MALFORMED', { field: 'version', detail: 'must be the current one' });
  await services.db.withTx(async (tx) => {
    const person = (await findPerson(tx, caller.personId)) ?? refuseWith('ERROR_NOT_FOUND');
    await recordAcceptedTerms(tx, services, { person, version }, context);
  });
  return { acceptedTerms: version };
};

export const legalCalls = { getLegalText, acceptTerms } satisfies Partial<Handlers>;
