import type { AuditKind } from '@countersign/domain';
import { recordAudit } from '../../trust/index.ts';
import type { RequestContext, Services, Tx } from '../../platform/index.ts';

/** Writes what an operator did or viewed, in the deciding transaction. */
export async function recordOperatorAct(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  { login, sessionId }: { readonly login: string; readonly sessionId: string | null },
  act: {
    readonly kind: AuditKind;
    readonly personId?: string | null;
    readonly detail?: Readonly<Record<string, string>>;
  },
  { now, ip, userAgent, requestId }: Pick<RequestContext, 'now' | 'ip' | 'userAgent' | 'requestId'>,
): Promise<void> {
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: act.kind,
    personId: act.personId ?? null,
    sessionId,
    actorName: operatorName(login),
    ip,
    userAgent,
    requestId,
    detail: act.detail ?? {},
  });
}

/** The name of an operator in the record, distinct from every person. */
export const operatorName = (login: string): string => `operator:${login}`;
