import { type Contact, isWirePassword, normaliseContact } from '@countersign/domain';
import { type OpcodeUse, judgeOpcode } from '../codes/index.ts';
import { type RequestContext, type Services, demand, refuseWith } from '../../platform/index.ts';
import { hashPassword, waitsOf } from './password-hash.ts';

/** A new login or sign password in place of a forgotten one. */
export interface PasswordRetrieval {
  /** A contact of the person, proved by the opcode. */
  readonly account: string;
  readonly opcode: string;
  readonly newPassword: string;
  readonly deviceId: string | null;
}

/**
 * Checks the opcode and hashes the new password, before the transaction that uses the opcode and stores the hash. Nothing is
 * hashed for a caller without an opcode.
 * @throws Refused for a malformed account or password, or an opcode that does not permit the service.
 */
export async function prepareRetrieval(
  services: Services,
  service: 'RESET_PWD' | 'RESET_SIGN_PWD',
  { account, opcode, newPassword, deviceId }: PasswordRetrieval,
  context: RequestContext,
): Promise<{ readonly contact: Contact; readonly use: OpcodeUse; readonly hash: string }> {
  const contact = normaliseContact(account) ?? refuseWith('ERROR_ACCOUNT_INPUT', { field: 'account' });
  if (!isWirePassword(newPassword)) refuseWith('ERROR_PASSWORD_FORM');
  const { sessionId, now } = context;
  const use = { opcode, deviceId, sessionId, contact: contact.value, service, destination: null, now };
  demand(await services.db.withTx((tx) => judgeOpcode(tx, use)));
  return { contact, use, hash: await hashPassword(newPassword, services.secrets.pepper, waitsOf(context)) };
}
