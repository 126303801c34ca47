import type { Api } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { accountChanged, auditActor } from '../../accounts/index.ts';
import { recordAudit, revokeCertificate } from '../../trust/index.ts';
import { type Handler, onCommit, refuseWith } from '../../platform/index.ts';
import { presentDevice } from './present.ts';
import { listDevices, removeDevice } from './store.ts';

export const listShieldDevices: Handler<Api['listShieldDevices']> = async ({ db }, { caller }) => {
  const devices = await db.withTx((tx) => listDevices(tx, caller.personId));
  return { devices: devices.map(presentDevice) };
};

/**
 * Removes a phone: it signs nothing from now on, signatures in progress included; then its certificate, if any, is revoked,
 * which does not affect earlier signatures.
 * @throws Refused ERROR_NOT_FOUND also for the phone of another person
 */
export const removeShieldDevice: Handler<Api['removeShieldDevice']> = async (services, { caller, params, context }) => {
  const { personId } = caller;
  const { device, actorName } = await services.db.withTx(async (tx) => {
    const found = await removeDevice(tx, personId, {
      id: fromWsid('shieldDevice', params.deviceWsid),
      now: context.now,
    });
    if (found === null) return refuseWith('ERROR_NOT_FOUND');
    const actor = await auditActor(tx, caller, context);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: context.now,
      kind: 'shield.removed',
      ...actor,
      detail: {
        device: toWsid('shieldDevice', found.id),
        ...(found.serial === null ? {} : { serial: found.serial }),
      },
    });
    onCommit(() => services.push.toDevices([personId], accountChanged));
    return { device: found, actorName: actor.actorName };
  });
  const { serial } = device;
  if (serial !== null)
    await revokeCertificate(services, { serial, reason: 'cessationOfOperation', actorName, personId });
  return {};
};
