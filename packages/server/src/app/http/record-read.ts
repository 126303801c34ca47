import type { CallName } from '@countersign/contract';
import { maskContact, normaliseContact } from '@countersign/domain';
import { recordOperatorAct } from '../../accounts/index.ts';
import type { OperatorCaller, RequestContext, Services } from '../../platform/index.ts';

interface Read {
  readonly name: CallName;
  readonly params: unknown;
  readonly query: unknown;
}

/** Records that an operator was shown personal data: the call, whose, and what was searched for; contacts are masked. */
export async function recordRead(
  services: Pick<Services, 'db' | 'ids'>,
  operator: OperatorCaller,
  { name, params, query }: Read,
  context: RequestContext,
): Promise<void> {
  const { filters = '' } = (query ?? {}) as { filters?: string };
  const detail = {
    call: name,
    ...(params as Readonly<Record<string, string>> | undefined),
    ...(filters === '' ? {} : { filters: withoutContacts(filters) }),
  };
  await services.db.withTx((tx) =>
    recordOperatorAct(tx, services, operator, { kind: 'operator.read', detail }, context),
  );
}

/** `key=value,key=value` with the values masked that are contacts. */
const withoutContacts = (filters: string): string =>
  filters.replace(/[^,="]+/g, (text) => {
    const contact = normaliseContact(text);
    return contact === null ? text : maskContact(contact.value);
  });
