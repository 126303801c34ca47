import { OPERATOR_ROLES } from '@countersign/domain';
import { DEMO_OPERATOR, DEMO_PASSWORD, DEMO_SECOND_OPERATOR, type Services } from '../../platform/index.ts';
import { createOperator, hashPlainPassword, updateOperator } from '../../accounts/index.ts';

/** Makes the operators of the demo if there are none yet, with a password that need not be changed. Evaluation mode only. */
export async function seedDemoOperator(
  services: Pick<Services, 'config' | 'db' | 'ids' | 'clock' | 'secrets'>,
): Promise<void> {
  if (services.config.mode !== 'evaluation') throw new Error('the demo operator exists in evaluation mode only');
  const passwordHash = await hashPlainPassword(DEMO_PASSWORD, services.secrets.pepper);
  const now = services.clock.now();
  await services.db.withTx(async (tx) => {
    for (const one of [DEMO_OPERATOR, DEMO_SECOND_OPERATOR]) {
      const made = await createOperator(tx, services, { ...one, roles: OPERATOR_ROLES, passwordHash, now });
      if (made.ok) await updateOperator(tx, made.value.id, { mustChangePassword: false });
    }
  });
}
