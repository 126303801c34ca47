import { type OperatorRequestKind, toWsid } from '@countersign/domain';
import { revokeIn } from '../../../trust/index.ts';
import { type Services, type Tx, emit } from '../../../platform/index.ts';
import {
  type ApplicationRow,
  type Hold,
  type Holder,
  findOwner,
  judgeHold,
  operatorName,
  recordOperatorAct,
  setHold,
} from '../../../accounts/index.ts';
import type { Asked, Confirmed, TwoOperatorAct } from './act.ts';
import { enterpriseEffect, enterpriseSerials, personEffect, personSerials } from './effects.ts';

const AUDIT = { SUSPEND: 'identity.suspended', WITHDRAW: 'identity.withdrawn', LIFT: 'identity.lifted' } as const;
const TOLD = { SUSPEND: 'SUSPENDED', WITHDRAW: 'WITHDRAWN', LIFT: 'LIFTED' } as const;

type HolderKind = 'PERSON' | 'ENTERPRISE';

/** Suspending, withdrawing or lifting the verified identity of a person or an enterprise (Rulings §8.14). */
function holdAct(of: HolderKind, act: Hold): TwoOperatorAct {
  const holderOf = (subject: string): Holder => (of === 'PERSON' ? { personId: subject } : { enterpriseId: subject });
  return {
    subjectOf: (subject) => toWsid(of === 'PERSON' ? 'user' : 'enterprise', subject),
    judge: (tx, { subject }) => judgeHold(tx, holderOf(subject), act),
    effect: (tx, { subject }) => (of === 'PERSON' ? personEffect(tx, subject) : enterpriseEffect(tx, subject)),
    async execute(tx, services, asked, { by, context }) {
      const { subject, reason } = asked;
      const application = await setHold(tx, services, holderOf(subject), { act, reason, now: context.now });
      if (act !== 'LIFT') await revokeAll(tx, services, of, asked, { by });
      const personId = of === 'PERSON' ? subject : (application?.personId ?? null);
      const about: Record<string, string> = of === 'PERSON' ? {} : { enterprise: toWsid('enterprise', subject) };
      const detail = { reason, ...about };
      await recordOperatorAct(tx, services, by, { kind: AUDIT[act], personId, detail }, context);
      await tell(tx, services, { of, subject, application, status: TOLD[act] }, context.now);
    },
  };
}

/** Revokes the long-term certificates that name the identity. */
async function revokeAll(
  tx: Tx,
  services: Pick<Services, 'clock' | 'ids'>,
  of: HolderKind,
  { subject }: Asked,
  { by }: Pick<Confirmed, 'by'>,
): Promise<void> {
  const serials = of === 'PERSON' ? await personSerials(tx, subject) : await enterpriseSerials(tx, subject);
  const actorName = operatorName(by.login);
  for (const { serial } of serials) await revokeIn(tx, services, { serial, reason: 'privilegeWithdrawn', actorName });
}

interface Told {
  readonly of: HolderKind;
  readonly subject: string;
  readonly application: ApplicationRow | null;
  readonly status: (typeof TOLD)[Hold];
}

/** The applicant, and the current owner of an enterprise if that is another person. */
async function tell(tx: Tx, { ids }: Pick<Services, 'ids'>, { of, subject, application, status }: Told, now: Date) {
  if (application === null) return;
  const owner = of === 'PERSON' ? null : await findOwner(tx, subject);
  const told = new Set([application.personId, ...(owner === null ? [] : [owner])]);
  for (const personId of told) {
    const event = { type: 'identity.decided', personId, applicationId: application.id, kind: of, status } as const;
    await emit(tx, event, { id: ids.next(), now });
  }
}

export const identityActs = {
  PERSON_SUSPEND: holdAct('PERSON', 'SUSPEND'),
  PERSON_WITHDRAW: holdAct('PERSON', 'WITHDRAW'),
  PERSON_LIFT: holdAct('PERSON', 'LIFT'),
  ENTERPRISE_SUSPEND: holdAct('ENTERPRISE', 'SUSPEND'),
  ENTERPRISE_WITHDRAW: holdAct('ENTERPRISE', 'WITHDRAW'),
  ENTERPRISE_LIFT: holdAct('ENTERPRISE', 'LIFT'),
} satisfies Partial<Record<OperatorRequestKind, TwoOperatorAct>>;
