import { type AuditKind, toWsid } from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import type { Caller, RequestContext, Services, Tx } from '../../platform/index.ts';
import type { BstRow } from './store.ts';

export interface By {
  readonly caller: Caller;
  readonly context: RequestContext;
}

/** Audits a change of a template, in the transaction that makes it. */
export async function recordBst(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  { caller, context }: By,
  { kind, bst, detail }: { kind: AuditKind; bst: Pick<BstRow, 'id' | 'name'>; detail?: Record<string, string> },
): Promise<void> {
  const { name } = bst;
  await recordAudit(tx, {
    id: services.ids.next(),
    at: context.now,
    kind,
    ...(await auditActor(tx, caller, context)),
    detail: { bstWsid: toWsid('bst', bst.id), name, ...detail },
  });
}

/** Audits a change of a group of templates, in the transaction that makes it. */
export async function recordGroup(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  { caller, context }: By,
  {
    kind,
    group,
    detail,
  }: {
    readonly kind: AuditKind;
    readonly group: { readonly id: string; readonly name: string };
    readonly detail?: Readonly<Record<string, string>>;
  },
): Promise<void> {
  await recordAudit(tx, {
    id: services.ids.next(),
    at: context.now,
    kind,
    ...(await auditActor(tx, caller, context)),
    detail: { bstGroupWsid: toWsid('bstGroup', group.id), name: group.name, ...detail },
  });
}
