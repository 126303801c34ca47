import type { Api, BodyOf, ContractNumber } from '@countersign/contract';
import {
  type AuditKind,
  CONTRACT_NUMBERS_MAX,
  type ContractNumberStatus,
  judgeRule,
  toWsid,
} from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Caller, type RequestContext, type Services, type Tx, demand, refuseWith } from '../../platform/index.ts';
import { presentRules } from './present.ts';
import {
  type RuleRow,
  findEnabledRule,
  findRule,
  insertRule,
  listRules,
  lockEnterprise,
  setRuleStatus,
} from './store.ts';

type Deps = Pick<Services, 'db' | 'ids'>;
type Makers = Pick<Services, 'db' | 'ids' | 'workers'>;
interface By {
  readonly caller: Caller;
  readonly context: RequestContext;
}

const enterpriseOf = ({ enterpriseId }: Caller): string => enterpriseId ?? refuseWith('ERROR_NOT_FOUND');

/**
 * Makes a rule; if enabled, it replaces the one before it.
 * @throws Refused ERROR_CONTRACT_NUMBER_…
 */
export async function createRule(
  { db, ids, workers }: Makers,
  by: By,
  { status, ...rule }: BodyOf<Api['createContractNumber']>,
): Promise<ContractNumber> {
  demand(judgeRule(rule));
  // Numbers may be drawn on pages later: a character that cannot be drawn would then block every contract.
  const missing = await workers.sign.run('findMissingGlyphs', { texts: [rule.prefix] });
  if (missing.length > 0) refuseWith('ERROR_CONTRACT_NUMBER_GLYPH', { text: missing.join('') });
  const enterpriseId = enterpriseOf(by.caller);
  const { now } = by.context;
  return db.withTx(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    const rules = await listRules(tx, enterpriseId);
    if (rules.length >= CONTRACT_NUMBERS_MAX)
      refuseWith('ERROR_CONTRACT_NUMBER_LIMIT', { limit: CONTRACT_NUMBERS_MAX });
    if (rules.some(({ prefix }) => prefix === rule.prefix))
      refuseWith('ERROR_CONTRACT_NUMBER_PREFIX', { prefix: rule.prefix });
    if (status === 'ENABLE') await disableEnabled(tx, ids, by, enterpriseId);
    const row: RuleRow = { id: ids.next(), enterpriseId, status, ...rule, createdAt: now, statusAt: now };
    await insertRule(tx, row);
    await record(tx, ids, by, 'contractNumber.created', row);
    return presentRule(tx, row, now);
  });
}

/** Enables or disables a rule of the caller's enterprise. @throws Refused ERROR_NOT_FOUND, ERROR_CONTRACT_NUMBER_STATUS */
export async function switchRule(
  { db, ids }: Deps,
  by: By,
  id: string | null,
  status: ContractNumberStatus,
): Promise<ContractNumber> {
  const enterpriseId = enterpriseOf(by.caller);
  const { now } = by.context;
  return db.withTx(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    const rule = (id === null ? null : await findRule(tx, enterpriseId, id)) ?? refuseWith('ERROR_NOT_FOUND');
    if (rule.status === status) refuseWith('ERROR_CONTRACT_NUMBER_STATUS');
    if (status === 'ENABLE') await disableEnabled(tx, ids, by, enterpriseId);
    await setRuleStatus(tx, rule.id, status, now);
    await record(tx, ids, by, status === 'ENABLE' ? 'contractNumber.enabled' : 'contractNumber.disabled', rule);
    return presentRule(tx, { ...rule, status, statusAt: now }, now);
  });
}

async function disableEnabled(tx: Tx, ids: Services['ids'], by: By, enterpriseId: string): Promise<void> {
  const before = await findEnabledRule(tx, enterpriseId);
  if (before === null) return;
  await setRuleStatus(tx, before.id, 'DISABLE', by.context.now);
  await record(tx, ids, by, 'contractNumber.disabled', before);
}

async function presentRule(tx: Tx, row: RuleRow, now: Date): Promise<ContractNumber> {
  const [presented] = await presentRules(tx, [row], now);
  return presented ?? refuseWith('ERROR_NOT_FOUND');
}

const record = async (
  tx: Tx,
  ids: Services['ids'],
  { caller, context }: By,
  kind: AuditKind,
  rule: RuleRow,
): Promise<void> =>
  recordAudit(tx, {
    id: ids.next(),
    at: context.now,
    kind,
    ...(await auditActor(tx, caller, context)),
    detail: {
      enterpriseId: rule.enterpriseId,
      contractNumberWsid: toWsid('contractNumber', rule.id),
      prefix: rule.prefix,
      datePattern: rule.datePattern,
      width: String(rule.width),
      reset: rule.reset,
    },
  });
